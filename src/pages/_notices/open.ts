import { sendComplaint, sendReport } from '../../server/notices/operations.ts'
import { answerForm } from '../_forms/answer.ts'

const CALLS = { report: sendReport, complaint: sendComplaint }

/** Answers the form of /melden or /beschwerde, by the operation of the API. */
export const openForm = (locals: App.Locals, request: Request, kind: keyof typeof CALLS) =>
  answerForm(locals, request, CALLS[kind], ({ reason, good_faith, ...rest }) => ({
    ...rest,
    ...(reason && { reason }),
    ...(good_faith !== undefined && { good_faith: true }),
  }))
