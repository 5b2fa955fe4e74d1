import { sendApplication } from '../../server/joining/operations.ts'
import { answerForm } from '../_forms/answer.ts'

/** Answers the form of the page /anbieter-werden, by the same operation as POST /api/applications. */
export const openForm = (locals: App.Locals, request: Request) =>
  answerForm(locals, request, sendApplication, (values) => ({ ...values, ...('terms' in values && { terms: true }) }))
