import type { ProjectRecord } from '../../domain/listings/project.ts'
import type { Ctx } from '../ctx.ts'
import { storePhotograph } from '../media/upload.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { changePicture } from '../projects/own-picture.ts'
import { editProject, readProject } from './projects.ts'

/**
 * Puts a photograph before those of the units. It is stored only for a project of the caller's.
 * @param receive reads the body of the request
 * @throws DomainError project.not_found, record.changed, picture.refused with the reason, input.invalid
 */
export async function setProjectPicture(
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  version: string | undefined,
  receive: () => Promise<Uint8Array>,
): Promise<ProjectRecord> {
  await readProject(ctx, visitor, id)
  const hash = await storePhotograph(ctx, await receive())
  return editProject(ctx, visitor, id, 'projects.set_picture', (ctx, refuse) =>
    changePicture(ctx, id, version, { hash }, refuse),
  )
}

/** @throws DomainError project.not_found, record.changed, input.invalid without a picture */
export const describeProjectPicture = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  { version, alt }: { version: string; alt: Record<string, string> },
): Promise<ProjectRecord> =>
  editProject(ctx, visitor, id, 'projects.describe_picture', (ctx, refuse) =>
    changePicture(ctx, id, version, { alt }, refuse),
  )

/** @throws DomainError project.not_found, record.changed */
export const removeProjectPicture = (
  ctx: Ctx,
  visitor: SignedInVisitor,
  id: number,
  version: string | undefined,
): Promise<ProjectRecord> =>
  editProject(ctx, visitor, id, 'projects.remove_picture', (ctx, refuse) =>
    changePicture(ctx, id, version, null, refuse),
  )
