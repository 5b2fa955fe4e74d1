import { DomainError } from '../../domain/errors.ts'
import * as declared from '../../domain/projects/operations.ts'
import { languageOf } from '../../i18n/languages.ts'
import { maySee } from '../companies/assistants.ts'
import { reader } from '../db/reader.ts'
import { run } from '../operations/run.ts'
import { getProject, listProjects } from './service.ts'

export const projectOperations = [
  run(declared.list, async (ctx, _visitor, { query }) => ({
    data: await listProjects(ctx, query.limit, languageOf(query.lang)),
  })),
  run(declared.read, async (ctx, visitor, { params, query }) => {
    // Its units are of the same company.
    const data = await getProject(ctx, params.id, languageOf(query.lang))
    if (!(await maySee(visitor, reader(ctx), data.company.id))) throw new DomainError('project.not_found')
    return { data }
  }),
]
