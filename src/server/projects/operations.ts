import * as declared from '../../domain/projects/operations.ts'
import { languageOf } from '../../i18n/languages.ts'
import { run } from '../operations/run.ts'
import { getProject, listProjects } from './service.ts'

export const projectOperations = [
  run(declared.list, async (ctx, _visitor, { query }) => ({
    data: await listProjects(ctx, query.limit, languageOf(query.lang)),
  })),
  run(declared.read, async (ctx, _visitor, { params, query }) => ({
    data: await getProject(ctx, params.id, languageOf(query.lang)),
  })),
]
