import { DomainError, type ProblemCode } from '../../domain/errors.ts'
import { type HandPicture, PICTURES_MAX, type PictureKind } from '../../domain/properties/picture-schemas.ts'
import { companyOf } from '../admin/scope.ts'
import { refuseStale, versionOf } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx, Db } from '../ctx.ts'
import { MediaError, type MediaFault } from '../media/fault.ts'
import { documentUrl } from '../media/keys.ts'
import { isPicture, pictureOf } from '../media/picture.ts'
import { storeMedia } from '../media/store.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { announceChanges } from '../search/outbox.ts'
import { regroupAfterPictures } from './duplicates.ts'
import { type EditedHome, findEdited, updateHome } from './hand-repository.ts'
import { altWithout } from './hidden-pictures.ts'
import { hiddenStreet } from './hidden-street.ts'
import { type FileRow, findFiles, insertUpload, replaceArranged, showAgain } from './picture-repository.ts'
import { labelOf } from './publish.ts'
import { lockProperty } from './published-repository.ts'

type Editor = Pick<SignedInVisitor, 'user' | 'requestId'>

export interface Pictures {
  data: HandPicture[]
  version: string
}

/** One file of a home as a hand arranges it. */
export interface Arranged {
  hash: string
  kind: PictureKind
  alt: Partial<Record<string, string>>
  hidden: boolean
}

/** @throws DomainError property.not_found */
export async function readPictures({ db }: Pick<Ctx, 'db'>, visitor: Editor, id: number): Promise<Pictures> {
  const home = await findOwn(db, visitor, id)
  return { data: (await findFiles(db, id)).map(shown), version: versionOf(home) }
}

/** Refuses before the body is read. @throws DomainError property.not_found, picture.too_many */
export async function refuseUpload({ db }: Pick<Ctx, 'db'>, visitor: Editor, id: number): Promise<void> {
  await findOwn(db, visitor, id)
  const uploads = (await findFiles(db, id)).filter(({ uploaded_at }) => uploaded_at !== null)
  if (uploads.length >= PICTURES_MAX) throw new DomainError('picture.too_many')
}

/**
 * Adds a file to a home, after its others.
 * @throws DomainError property.not_found, picture.refused with the reason, picture.too_many
 */
export async function addPicture(
  ctx: Ctx,
  visitor: Editor,
  id: number,
  { content, name, kind }: { content: Uint8Array; name: string | null; kind: PictureKind },
): Promise<Pictures> {
  const hash = await stored(ctx, content)
  await atOnce(ctx, async (ctx) => {
    const { db } = ctx
    await lockProperty(db, id)
    const home = await findOwn(db, visitor, id)
    await refuseUpload(ctx, visitor, id)
    const files = await findFiles(db, id)
    const known = files.find((file) => file.hash === hash)
    if (known) await showAgain(db, id, hash)
    else await insertUpload(db, id, { hash, gruppe: GROUPS[kind], name, at: ctx.clock() })
    await touch(ctx, home)
    await recordAct(ctx, visitor, {
      act: 'properties.add_picture',
      entity: 'property',
      entityId: id,
      label: labelOf(home),
      companyId: home.company_id,
      after: { name, kind },
    })
  })
  await announceChanges(ctx.db)
  return readPictures(ctx, visitor, id)
}

/**
 * Sets order, kinds and alternative texts, deletes files and restores deleted ones.
 * @throws DomainError property.not_found, record.changed also when the files are no longer those that were read
 */
export async function arrangePictures(
  ctx: Ctx,
  visitor: Editor,
  id: number,
  { version, pictures }: { version: string; pictures: readonly Arranged[] },
): Promise<Pictures> {
  await atOnce(ctx, async (ctx) => {
    const { db } = ctx
    await lockProperty(db, id)
    const home = await findOwn(db, visitor, id)
    refuseStale(home, version)
    const files = new Map((await findFiles(db, id)).map((file) => [file.hash, file]))
    const named = new Set(pictures.map(({ hash }) => hash))
    if (named.size !== pictures.length || named.size !== files.size || pictures.some(({ hash }) => !files.has(hash))) {
      throw new DomainError('record.changed')
    }
    const street = hiddenStreet(home)
    const title = pictures.find(({ kind, hidden }) => kind === 'photo' && !hidden)
    const rows = pictures.map(({ hash, kind, alt, hidden }, place) => ({
      hash,
      pfad: files.get(hash)?.pfad ?? null,
      place,
      gruppe: hash === title?.hash ? 'TITELBILD' : GROUPS[kind],
      alt: altWithout(alt, street),
      hidden_at: hidden ? (files.get(hash)?.hidden_at ?? ctx.clock()) : null,
    }))
    await replaceArranged(db, id, rows)
    await touch(ctx, home)
    const brief = (file: Arranged) => `${file.kind} ${file.hash.slice(0, 8)}${file.hidden ? ' hidden' : ''}`
    await recordAct(ctx, visitor, {
      act: 'properties.arrange_pictures',
      entity: 'property',
      entityId: id,
      label: labelOf(home),
      companyId: home.company_id,
      before: { pictures: [...files.values()].map(shown).map(brief), alt: altsOf([...files.values()]) },
      after: { pictures: pictures.map(brief), alt: altsOf(rows) },
    })
  })
  await announceChanges(ctx.db)
  return readPictures(ctx, visitor, id)
}

const altsOf = (files: readonly { hash: string; alt: Record<string, string> }[]) =>
  Object.fromEntries(files.filter(({ alt }) => alt.de).map(({ hash, alt }) => [hash.slice(0, 8), alt.de]))

/** Its page and its cards change, and perhaps the listings that it is one home with. */
async function touch({ db, clock }: Ctx, home: EditedHome): Promise<void> {
  const at = new Date(Math.max(clock().getTime(), home.updated_at.getTime() + 1))
  await updateHome(db, home.id, { updated_at: at })
  await regroupAfterPictures(db, home.id)
}

/** @throws DomainError property.not_found */
async function findOwn(db: Db, visitor: Editor, id: number): Promise<EditedHome> {
  const home = await findEdited(db, id, companyOf(visitor))
  if (!home) throw new DomainError('property.not_found')
  return home
}

/** OpenImmo's words. */
const GROUPS: Readonly<Record<PictureKind, string>> = {
  photo: 'BILD',
  plan: 'GRUNDRISS',
  site_plan: 'KARTEN_LAGEPLAN',
  energy: 'EPASS-SKALA',
  document: 'DOKUMENTE',
}
const KINDS: Readonly<Record<string, PictureKind>> = {
  GRUNDRISS: 'plan',
  GRUNDRISSE: 'plan',
  KARTEN_LAGEPLAN: 'site_plan',
  LAGEPLAN: 'site_plan',
  'EPASS-SKALA': 'energy',
  EPASS_SKALA: 'energy',
  EPASSSKALA: 'energy',
  DOKUMENTE: 'document',
  DOKUMENT: 'document',
}

function shown(file: FileRow): HandPicture {
  const { hash, alt, width, height } = file
  const picture = isPicture(file) ? pictureOf(file, { gruppe: file.gruppe, titel: null }) : null
  return {
    hash,
    kind: picture ? (KINDS[file.hand_gruppe ?? file.gruppe] ?? 'photo') : 'document',
    titel: file.titel ?? (file.uploaded_at ? file.pfad : null),
    alt,
    origin: file.uploaded_at ? 'hand' : 'feed',
    hidden: file.hidden_at !== null,
    url: picture?.url ?? documentUrl(hash),
    thumbnail_url: picture?.thumbnail_url ?? null,
    width,
    height,
  }
}

const LARGE: ReadonlySet<MediaFault> = new Set(['too_large', 'too_many_pixels'])
const BROKEN: ReadonlySet<MediaFault> = new Set(['corrupt', 'hostile', 'decoding_slow', 'decoding_memory'])

/** @throws DomainError picture.refused; server.busy when the decoder was ended by another cause */
async function stored(ctx: Ctx, content: Uint8Array): Promise<string> {
  try {
    return await storeMedia(ctx, content)
  } catch (error) {
    if (!(error instanceof MediaError)) throw error
    if (error.fault === 'decoding_ended') throw new DomainError('server.busy', [], 10)
    const code: ProblemCode = LARGE.has(error.fault)
      ? 'picture_large'
      : BROKEN.has(error.fault)
        ? 'picture_broken'
        : 'picture_type'
    throw new DomainError('picture.refused', [{ field: 'file', code }])
  }
}
