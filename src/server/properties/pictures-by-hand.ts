import { DomainError } from '../../domain/errors.ts'
import { type HandPicture, PICTURES_MAX, type PictureKind } from '../../domain/properties/picture-schemas.ts'
import { companyOf } from '../admin/scope.ts'
import { refuseStale, versionOf } from '../admin/version.ts'
import { recordAct } from '../audit/record.ts'
import { atOnce } from '../auth/service.ts'
import type { Ctx, Db } from '../ctx.ts'
import { documentUrl } from '../media/keys.ts'
import { isPicture, pictureOf } from '../media/picture.ts'
import { storeFile } from '../media/upload.ts'
import type { SignedInVisitor } from '../operations/visitor.ts'
import { announceChanges } from '../search/outbox.ts'
import { type Arranged, GROUPS, isArranged, isReordered, kindOf, rowsOf, withoutArrangement } from './arrangement.ts'
import { altsOf, brief } from './give-pictures-back.ts'
import { type EditedHome, findEdited } from './hand-repository.ts'
import { hideInPictures } from './hidden-pictures.ts'
import { hiddenStreet } from './hidden-street.ts'
import { type FileRow, findFiles, insertUpload, replaceArranged, showAgain } from './picture-repository.ts'
import { labelOf } from './publish.ts'
import { lockProperty } from './published-repository.ts'
import { touch } from './touch-pictures.ts'

type Editor = Pick<SignedInVisitor, 'user' | 'requestId'>

export interface Pictures {
  data: HandPicture[]
  arranged: boolean
  version: string
}

/** @throws DomainError property.not_found */
export async function readPictures({ db }: Pick<Ctx, 'db'>, visitor: Editor, id: number): Promise<Pictures> {
  const home = await findOwn(db, visitor, id)
  const files = await findFiles(db, id)
  return { data: files.map(shown), arranged: isArranged(files), version: versionOf(home) }
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
  const hash = await storeFile(ctx, content)
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
export const arrangePictures = (
  ctx: Ctx,
  visitor: Editor,
  id: number,
  { version, pictures }: { version: string; pictures: readonly Arranged[] },
): Promise<Pictures> =>
  rearrange(ctx, visitor, id, { act: 'properties.arrange_pictures', version }, (files) => {
    const known = new Set(files.map(({ hash }) => hash))
    const named = new Set(pictures.map(({ hash }) => hash))
    if (named.size !== pictures.length || named.size !== known.size || pictures.some(({ hash }) => !known.has(hash))) {
      throw new DomainError('record.changed')
    }
    return { pictures, isPlaced: isReordered(files, pictures) }
  })

/**
 * Gives order, kinds and alternative texts of the feed's files back to the feed. Uploads keep their kinds and texts and
 * come last; deleted files stay deleted.
 * @throws DomainError property.not_found, record.changed
 */
export const giveArrangementBack = (ctx: Ctx, visitor: Editor, id: number, version?: string): Promise<Pictures> =>
  rearrange(ctx, visitor, id, { act: 'properties.give_back_pictures', version }, (files) =>
    isArranged(files) ? { pictures: withoutArrangement(files), isPlaced: false } : null,
  )

/** @param decide null changes nothing */
async function rearrange(
  ctx: Ctx,
  visitor: Editor,
  id: number,
  { act, version }: { act: string; version: string | undefined },
  decide: (files: readonly FileRow[]) => { pictures: readonly Arranged[]; isPlaced: boolean } | null,
): Promise<Pictures> {
  await atOnce(ctx, async (ctx) => {
    const { db } = ctx
    await lockProperty(db, id)
    const home = await findOwn(db, visitor, id)
    if (version !== undefined) refuseStale(home, version)
    const files = await findFiles(db, id)
    const decided = decide(files)
    if (!decided) return
    const { pictures, isPlaced } = decided
    await replaceArranged(db, id, rowsOf(files, pictures, { isPlaced, at: ctx.clock() }))
    await hideInPictures(db, id, hiddenStreet(home))
    await touch(ctx, home)
    await recordAct(ctx, visitor, {
      act,
      entity: 'property',
      entityId: id,
      label: labelOf(home),
      companyId: home.company_id,
      before: { pictures: files.map(shown).map(brief), alt: altsOf(files) },
      after: { pictures: pictures.map(brief), alt: altsOf(pictures) },
    })
  })
  await announceChanges(ctx.db)
  return readPictures(ctx, visitor, id)
}

/** @throws DomainError property.not_found */
async function findOwn(db: Db, visitor: Editor, id: number): Promise<EditedHome> {
  const home = await findEdited(db, id, companyOf(visitor))
  if (!home) throw new DomainError('property.not_found')
  return home
}

function shown(file: FileRow): HandPicture {
  const { hash, alt, width, height } = file
  const picture = isPicture(file) ? pictureOf(file, { gruppe: file.gruppe, titel: null }) : null
  return {
    hash,
    kind: kindOf(file),
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
