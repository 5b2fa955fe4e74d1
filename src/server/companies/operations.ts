import * as declared from '../../domain/companies/operations.ts'
import { run } from '../operations/run.ts'
import { readCompany } from './page.ts'

export const companyOperations = [
  run(declared.read, async (ctx, _visitor, { params }) => ({ data: await readCompany(ctx, params.id) })),
]
