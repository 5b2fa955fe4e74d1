import { isDeepStrictEqual } from 'node:util'
import { slugify } from '../../domain/properties/slug.ts'
import type { Db } from '../ctx.ts'
import { resolvePlace } from '../places/places.ts'
import { hideStreet } from '../properties/hidden-street.ts'
import {
  type FollowingProject,
  findFollowing,
  findUnitAddresses,
  lockFollowing,
  type UnitAddress,
  writeFollowing,
} from './address-repository.ts'

/**
 * After units were written: a project tells a street only as long as one of its units releases it, and no title or
 * description tells one that all hide. What a hand has written into the project stays. A project that has an address
 * of its own, from its element in the feed or by hand, is left as it is.
 */
export async function followUnits(db: Db, id: number, at: Date): Promise<void> {
  const project = await lockFollowing(db, id)
  if (!project) return
  const units = await findUnitAddresses(db, id)
  if (units.length === 0) return
  // What counts where a hand gives its field back.
  const below = { ...project, ...project.hand } as FollowingProject
  const released = units.filter(({ is_released, strasse }) => is_released && strasse !== null)
  const shown = released.find(({ strasse }) => strasse === below.strasse) ?? released[0]
  const strasse = shown?.strasse ?? null
  const said = { strasse, ...textsWithout(below, hiddenOf(units, below, strasse)) }
  const columns: Record<string, unknown> = {}
  const hand: Record<string, string | null> = { ...project.hand }
  for (const [name, value] of Object.entries(said)) {
    if (isDeepStrictEqual(value, below[name as keyof typeof said])) continue
    if (name in hand) hand[name] = value as string | null
    else columns[name] = name.endsWith('_translations') ? JSON.stringify(value) : value
  }
  if (typeof columns.titel === 'string') columns.title_slug = slugify(columns.titel) || 'projekt'
  if (strasse !== below.strasse && !('plz' in hand || 'ort' in hand)) {
    Object.assign(columns, shown ? { lat: shown.lat, lng: shown.lng } : centreOf(project))
  }
  if (!isDeepStrictEqual(hand, project.hand)) columns.hand = JSON.stringify(hand)
  // Another writer may have ended it before this unit was there.
  if (project.deleted_at !== null) columns.deleted_at = null
  if (Object.keys(columns).length === 0) return
  // A form that was opened before must not bring the street back.
  const updated_at = new Date(Math.max(at.getTime(), project.updated_at.getTime() + 1))
  await writeFollowing(db, id, { ...columns, updated_at })
}

/** Projects that are looked at between two questions for more. */
const PART = 500

/** The same for all projects, each in a transaction: for those that were stored before they followed their units. */
export async function followAllUnits(db: Db): Promise<void> {
  for (let ids = await findFollowing(db, 0, PART); ids.length > 0; ) {
    for (const id of ids) await db.transaction().execute((tx) => followUnits(tx, id, new Date()))
    ids = await findFollowing(db, ids.at(-1) as number, PART)
  }
}

type HiddenAddress = Omit<UnitAddress, 'is_released' | 'lat' | 'lng'>

/** The addresses that no text may tell: those of units that hide it, and the street that no unit releases any more. */
function hiddenOf(units: readonly UnitAddress[], project: FollowingProject, shown: string | null): HiddenAddress[] {
  const former = { strasse: project.strasse, hausnummer: null, plz: project.plz, ort: project.ort }
  const all: HiddenAddress[] = units.filter((unit) => !unit.is_released)
  if (shown === null) all.push({ ...former, ortsteil: null, objektart: null })
  const hidden = all.filter(({ strasse }) => strasse !== null && strasse !== shown)
  return [...new Map(hidden.map((unit) => [`${unit.strasse}\n${unit.hausnummer}`, unit])).values()]
}

function textsWithout(project: FollowingProject, addresses: readonly HiddenAddress[]) {
  let home = {
    objekttitel: project.titel,
    objekttitel_translations: project.titel_translations,
    objektbeschreibung: project.beschreibung,
    objektbeschreibung_translations: project.beschreibung_translations,
  }
  for (const address of addresses) home = hideStreet({ ...address, adresse_freigegeben: false, ...home }).home
  return {
    titel: home.objekttitel,
    titel_translations: home.objekttitel_translations,
    beschreibung: home.objektbeschreibung,
    beschreibung_translations: home.objektbeschreibung_translations,
  }
}

function centreOf({ plz, ort, bundesland, land }: FollowingProject) {
  const { lat, lng } = resolvePlace({ plz, ort, bundesland, land })
  return { lat, lng }
}
