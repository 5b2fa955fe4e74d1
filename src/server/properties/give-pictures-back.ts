import type { Ctx } from '../ctx.ts'
import { followVersions } from '../media/attach.ts'
import { isArranged, kindOf, rowsOf, withoutArrangement } from './arrangement.ts'
import type { EditedHome } from './hand-repository.ts'
import { hideInPictures } from './hidden-pictures.ts'
import { hiddenStreet } from './hidden-street.ts'
import { type ArrangedRow, findArranged, findFiles, replaceArranged } from './picture-repository.ts'
import { touch } from './touch-pictures.ts'

/** What a hand says about a file that is not deleted: a deletion is an act of its own. */
export type PictureLayer = Omit<ArrangedRow, 'hidden_at'>[]

/** What a hand says about the files of a home, of which a deletion is no part. */
export const pictureLayer = async ({ db }: Pick<Ctx, 'db'>, id: number): Promise<PictureLayer> =>
  (await findArranged(db, id)).filter(({ hidden_at }) => !hidden_at).map(({ hidden_at: _, ...row }) => row)

/** Files as the audit names them. */
export const brief = (file: { kind: string; hash: string; hidden: boolean }): string =>
  `${file.kind} ${file.hash.slice(0, 8)}${file.hidden ? ' hidden' : ''}`

/** The German texts of files as the audit names them. */
export const altsOf = (files: readonly { hash: string; alt: Partial<Record<string, string>> }[]) =>
  Object.fromEntries(files.filter(({ alt }) => alt.de).map(({ hash, alt }) => [hash.slice(0, 8), alt.de]))

/** The files of a home as the audit names them. */
export async function tellPictures({ db }: Pick<Ctx, 'db'>, id: number) {
  const files = await findFiles(db, id)
  return {
    pictures: files.map((file) => brief({ ...file, kind: kindOf(file), hidden: file.hidden_at !== null })),
    alt: altsOf(files),
  }
}

/** Gives order, kinds and texts of the feed's files back to the feed, in the transaction that has locked the home. */
export async function givePicturesBack(ctx: Ctx, home: EditedHome): Promise<void> {
  const files = await findFiles(ctx.db, home.id)
  if (!isArranged(files)) return
  await writeLayer(ctx, home, rowsOf(files, withoutArrangement(files), { isPlaced: false, at: ctx.clock() }))
}

/** Sets again what was given back. Files that were deleted since stay deleted. */
export async function takePicturesAgain(ctx: Ctx, home: EditedHome, layer: PictureLayer): Promise<void> {
  const { db } = ctx
  const deleted = new Map((await findArranged(db, home.id)).flatMap((row) => (row.hidden_at ? [[row.hash, row]] : [])))
  const again = layer.map((row) => ({
    ...row,
    hidden_at: deleted.get(row.hash)?.hidden_at ?? null,
  }))
  const named = new Set(layer.map(({ hash }) => hash))
  await writeLayer(ctx, home, [...again, ...[...deleted.values()].filter(({ hash }) => !named.has(hash))])
}

async function writeLayer(ctx: Ctx, home: EditedHome, rows: readonly ArrangedRow[]): Promise<void> {
  await replaceArranged(ctx.db, home.id, rows)
  await hideInPictures(ctx.db, home.id, hiddenStreet(home))
  await followVersions(ctx.db, home.id)
  await touch(ctx, home)
}
