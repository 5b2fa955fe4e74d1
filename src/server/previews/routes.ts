import { Hono } from 'hono'
import { DomainError } from '../../domain/errors.ts'
import { isLanguage, type Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import type { HttpEnv } from '../http/env.ts'
import { pictureKey } from '../media/keys.ts'
import { getProject } from '../projects/service.ts'
import { getProperty } from '../properties/service.ts'
import { type PreviewKind, previewHash, previewKey, previewUrl } from './address.ts'
import { type Described, describeProject, describeProperty } from './describe.ts'
import { type Faces, openFaces } from './faces.ts'
import { drawPreview } from './picture.ts'
import { createQueue } from './queue.ts'
import { noteRead } from './repository.ts'

const CACHE = 'public, max-age=31536000, immutable'
/** Of an old address, which redirects to the current picture, and of a picture without its photograph. */
const BRIEFLY = 'public, max-age=300'
/** Maximum number of waiting drawings: each takes a quarter of a second, and crawlers wait a few seconds. */
const WAITING = 20

/**
 * Pictures of link previews, drawn on the first request and then stored. Only current pictures of current offers can be
 * requested, so a stranger cannot cause unlimited drawing.
 */
export function previewRoutes() {
  const enqueue = createQueue<{ jpeg: Uint8Array; isWhole: boolean }>(WAITING)
  let faces: Promise<Faces> | undefined

  const draw = async ({ storage }: Ctx, hash: string, { preview, photo }: Described) => {
    const content = photo && (await storage.get(pictureKey(photo.hash, photo.width)))
    faces ??= openFaces()
    const jpeg = await drawPreview(await faces, preview, content)
    // Without its photograph, whose file is missing, it is no picture for ever: the next request tries again.
    const isWhole = photo === null || content !== null
    if (isWhole) await storage.put(previewKey(hash), jpeg)
    return { jpeg, isWhole }
  }

  return new Hono<HttpEnv>().get('/media/og/:kind{property|project}/:file', async (c) => {
    const { ctx } = c.var
    const [, id = '', language = '', asked] =
      /^([1-9]\d{0,14})\.([a-z]{2})\.([0-9a-f]{20})\.jpg$/.exec(c.req.param('file')) ?? []
    if (!isLanguage(language)) throw new DomainError('route.not_found')
    const kind = c.req.param('kind') as PreviewKind
    const described = await describe(ctx, kind, Number(id), language)
    const hash = previewHash(described)
    if (asked !== hash) {
      c.header('Cache-Control', BRIEFLY)
      return c.redirect(previewUrl(kind, Number(id), language, described), 302)
    }
    // Recorded before the drawing, so that every stored file has a row.
    await noteRead(ctx.db, hash, kind, Number(id), ctx.clock())
    const stored = await ctx.storage.get(previewKey(hash))
    const { jpeg, isWhole } = stored
      ? { jpeg: stored, isWhole: true }
      : await enqueue(hash, () => draw(ctx, hash, described))
    const headers = { 'Content-Type': 'image/jpeg', 'Cache-Control': isWhole ? CACHE : BRIEFLY }
    return c.body(jpeg as Uint8Array<ArrayBuffer>, 200, headers)
  })
}

/** @throws DomainError property.not_found, property.gone, project.not_found */
async function describe(ctx: Ctx, kind: PreviewKind, id: number, language: Language): Promise<Described> {
  return kind === 'property'
    ? describeProperty(await getProperty(ctx, id, language), language)
    : describeProject(await getProject(ctx, id, language), language)
}
