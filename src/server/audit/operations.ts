import * as declared from '../../domain/audit/operations.ts'
import { run } from '../operations/run.ts'
import { auditChoices, listActs } from './service.ts'

/** Operations by which admins and agents read what was done. */
export const auditOperations = [
  run(declared.listActs, (ctx, visitor, { query }) => listActs(ctx, visitor, query)),
  run(declared.auditChoices, (ctx, visitor) => auditChoices(ctx, visitor)),
]
