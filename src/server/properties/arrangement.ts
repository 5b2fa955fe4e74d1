import { TITLES } from '../../domain/media/placement.ts'
import type { PictureKind } from '../../domain/properties/picture-schemas.ts'
import { NO_PLACE } from '../db/no-place.ts'
import { isPicture } from '../media/picture.ts'
import type { ArrangedRow, FileRow } from './picture-repository.ts'

/** One file of a home as a hand arranges it. */
export interface Arranged {
  hash: string
  kind: PictureKind
  alt: Partial<Record<string, string>>
  hidden: boolean
}

/**
 * Whether a hand stands over the order, a kind or a text of the feed's files. A place of an upload is part of their
 * order; a deletion is an act of its own.
 */
export const isArranged = (files: readonly FileRow[]): boolean =>
  files.some(isFeeds) &&
  files.some(({ place, hidden_at, uploaded_at }) => {
    if (hidden_at || place === null) return false
    return uploaded_at === null || place !== NO_PLACE
  })

/** What remains without that: the feed's files as it sends them, then the uploads with their kinds and texts. */
export const withoutArrangement = (files: readonly FileRow[]): Arranged[] =>
  ordered(files).map((file) => ({
    hash: file.hash,
    kind: isFeeds(file) ? kindOf(file, file.gruppe) : kindOf(file),
    alt: isFeeds(file) ? {} : file.alt,
    hidden: file.hidden_at !== null,
  }))

/** Whether pictures stand in another order than without a hand, or another one is the title picture. */
export function isReordered(files: readonly FileRow[], pictures: readonly Arranged[]): boolean {
  const shown = pictures.filter(({ hidden }) => !hidden).map(({ hash }) => hash)
  const named = new Set(shown)
  const sent = ordered(files).filter(({ hash }) => named.has(hash))
  const [first] = sent
  const isOther = first !== undefined && isTitle(first) && first.hash !== titleOf(pictures)
  return isOther || sent.some(({ hash }, at) => hash !== shown[at])
}

/**
 * The rows of a hand: only for files about which it says something else than the feed, so that all others follow the
 * feed.
 * @param isPlaced whether the order is the hand's: then every file has a place
 * @param at the time of new deletions
 */
export function rowsOf(
  files: readonly FileRow[],
  pictures: readonly Arranged[],
  { isPlaced, at }: { isPlaced: boolean; at: Date },
): ArrangedRow[] {
  const known = new Map(files.map((file) => [file.hash, file]))
  const title = isPlaced ? titleOf(pictures) : undefined
  return pictures.flatMap(({ hash, kind, alt, hidden }, place) => {
    const file = known.get(hash)
    if (!file) return []
    const { pfad } = file
    const isSame = kind === kindOf(file, file.gruppe) && !(isPlaced && TITLES.has(file.gruppe))
    const gruppe = hash === title ? 'TITELBILD' : isSame ? file.gruppe : GROUPS[kind]
    if (!isPlaced && !hidden && gruppe === file.gruppe && Object.keys(alt).length === 0) return []
    const hidden_at = hidden ? (file.hidden_at ?? at) : null
    const texts = alt as Record<string, string>
    return [{ hash, pfad, place: isPlaced ? place : NO_PLACE, gruppe, alt: texts, hidden_at }]
  })
}

/** The kind of a file; `gruppe` is OpenImmo's word for it, by default the one that counts. */
export const kindOf = (file: FileRow, gruppe = file.hand_gruppe ?? file.gruppe): PictureKind =>
  isPicture(file) ? (KINDS[gruppe] ?? 'photo') : 'document'

const isFeeds = ({ uploaded_at }: FileRow): boolean => uploaded_at === null

/** The feed may list its title picture anywhere; pages show it first (placeFiles), and so does the editor. */
const isTitle = (file: FileRow): boolean => TITLES.has(file.gruppe) && isPicture(file)

/** The files as they stand without a hand. */
const ordered = (files: readonly FileRow[]): FileRow[] =>
  files.toSorted((one, other) => Number(isTitle(other)) - Number(isTitle(one)) || one.position - other.position)

const titleOf = (pictures: readonly Arranged[]): string | undefined =>
  pictures.find(({ kind, hidden }) => kind === 'photo' && !hidden)?.hash

/** OpenImmo's words. */
export const GROUPS: Readonly<Record<PictureKind, string>> = {
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
