import * as declared from '../../domain/listings/project-operations.ts'
import * as pictures from '../../domain/listings/project-picture-operations.ts'
import { receiveFile } from '../media/upload.ts'
import { run, runHttp } from '../operations/run.ts'
import { signedInVisitorOf } from '../operations/staff.ts'
import { previewOfProject } from './preview.ts'
import { actOnProjects, undoableActs, undoProjects } from './project-bulk.ts'
import { describeProjectPicture, removeProjectPicture, setProjectPicture } from './project-picture.ts'
import {
  changeProject,
  createProject,
  giveBackProject,
  listProjects,
  readProject,
  removeProject,
  withholdProject,
} from './projects.ts'

export const projectListingOperations = [
  run(declared.listProjects, (ctx, visitor, { query }) => listProjects(ctx, visitor, query)),
  run(declared.readProject, async (ctx, visitor, { params }) => ({ data: await readProject(ctx, visitor, params.id) })),
  run(declared.withholdProject, async (ctx, visitor, { params, body }) => ({
    data: await withholdProject(ctx, visitor, params.id, body.version, body),
  })),
  run(declared.releaseProject, async (ctx, visitor, { params, query }) => ({
    data: await withholdProject(ctx, visitor, params.id, query.version, null),
  })),
  run(declared.previewProject, async (ctx, visitor, { params }) => ({
    data: await previewOfProject(ctx, visitor, params.id),
  })),
  run(declared.createProject, async (ctx, visitor, { body }) => ({ data: await createProject(ctx, visitor, body) })),
  run(declared.changeProject, async (ctx, visitor, { params, body }) => ({
    data: await changeProject(ctx, visitor, params.id, body),
  })),
  run(declared.giveBackProject, async (ctx, visitor, { params, query }) => ({
    data: await giveBackProject(ctx, visitor, params.id, params.field, query.version),
  })),
  run(declared.removeProject, async (ctx, visitor, { params, body }) => ({
    data: await removeProject(ctx, visitor, params.id, body.version),
  })),
  runHttp(pictures.setPicture, async (c, { params, query }) => {
    const receive = () => receiveFile(c.env.incoming)
    return { data: await setProjectPicture(c.var.ctx, signedInVisitorOf(c), params.id, query.version, receive) }
  }),
  run(pictures.describePicture, async (ctx, visitor, { params, body }) => ({
    data: await describeProjectPicture(ctx, visitor, params.id, body),
  })),
  run(pictures.removePicture, async (ctx, visitor, { params, query }) => ({
    data: await removeProjectPicture(ctx, visitor, params.id, query.version),
  })),
  run(declared.bulkProjects, async (ctx, visitor, { body }) => ({ data: await actOnProjects(ctx, visitor, body) })),
  run(declared.undoableProjects, async (ctx, visitor) => ({ data: await undoableActs(ctx, visitor) })),
  run(declared.undoProjects, async (ctx, visitor, { params }) => ({
    data: await undoProjects(ctx, visitor, params.bulk),
  })),
]
