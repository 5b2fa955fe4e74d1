import type { FeedProject, FeedProperty, FeedUnit } from '../../domain/imports/feed.ts'
import { PROJECT_STATES } from '../../domain/projects/card.ts'
import { slugify } from '../../domain/properties/slug.ts'
import type { Db } from '../ctx.ts'
import { resolvePlace } from '../places/places.ts'
import { hideStreet } from '../properties/hidden-street.ts'
import { followUnits } from './address.ts'
import {
  endMadeAt,
  endWithoutUnits,
  findProject,
  leaveToUnits,
  resumeProject,
  upsertProject,
} from './feed-repository.ts'

/** Writes a project from the feed; returns its id. */
export async function receiveProject(db: Db, companyId: number, project: FeedProject, at: Date): Promise<number> {
  const { gruppen_kennung, ...texts } = project
  const place = resolvePlace(project)
  return upsertProject(
    db,
    companyId,
    gruppen_kennung,
    {
      ...texts,
      title_slug: slugify(project.titel) || 'projekt',
      bundesland: place.bundesland ?? project.bundesland,
      land: place.bundesland ? 'AUT' : null,
      lat: place.lat ?? project.lat,
      lng: place.lng ?? project.lng,
      eigenstaendig: true,
    },
    at,
  )
}

/**
 * Finds or creates the project of a unit. The master object provides texts and place; until one arrives, the title is
 * that of the first unit, else the gruppen_kennung.
 */
export async function receiveUnit(
  db: Db,
  companyId: number,
  unit: FeedUnit,
  property: FeedProperty,
  at: Date,
): Promise<number> {
  // The project of a hidden address does not tell its street, either.
  const named = (titel: string) => hideStreet({ ...property, objekttitel: titel }).home.objekttitel
  const found = await findProject(db, companyId, unit.gruppen_kennung)
  if (found && (found.eigenstaendig || !unit.master)) {
    const unnamed = found.titel === named(unit.gruppen_kennung) && unit.titel
    if (!unnamed && found.deleted_at === null) return found.id
    const titel = unnamed ? named(unit.titel as string) : found.titel
    return upsertProject(db, companyId, unit.gruppen_kennung, { titel, title_slug: slugify(titel) || 'projekt' }, at)
  }
  const titel = named(unit.titel ?? (unit.master ? property.objekttitel : unit.gruppen_kennung))
  const shown = hideStreet(property).home
  const title_slug = slugify(titel) || 'projekt'
  const place = resolvePlace(property)
  // A project's marker shows the building site, so it needs a released address.
  const exact = property.adresse_freigegeben
  const where = {
    strasse: exact ? property.strasse : null,
    plz: property.plz,
    ort: property.ort,
    bundesland: place.bundesland,
    land: property.land,
    ...(exact ? { lat: place.lat, lng: place.lng } : centre(property)),
  }
  // OpenImmo has no field for the progress of a project; some senders use their own.
  const status = PROJECT_STATES.find((each) => each === word(property, 'projekt_status'))
  const texts = unit.master
    ? {
        titel_translations: shown.objekttitel_translations,
        beschreibung: shown.objektbeschreibung,
        beschreibung_translations: shown.objektbeschreibung_translations,
        fertigstellung: word(property, 'projekt_fertigstellung') ?? property.verfuegbar_ab,
        ...(status && { status }),
      }
    : {}
  return upsertProject(db, companyId, unit.gruppen_kennung, { titel, title_slug, ...where, ...texts }, at)
}

/** After a home was written by a hand or a rollback, which may have made it the unit of another project, or of none (null). */
export async function moveUnit(
  db: Db,
  { from, to }: { from: number | null; to: number | null },
  at: Date,
): Promise<void> {
  if (to !== null) await resumeProject(db, to)
  await settleProjects(db, [from, to], at)
}

/**
 * After units were written or removed: ends projects that existed only through them when the last one is gone; the others
 * tell the address that their units tell now.
 */
export async function settleProjects(db: Db, ids: readonly (number | null)[], at: Date): Promise<void> {
  const known = [...new Set(ids.filter((id) => id !== null))].sort((a, b) => a - b)
  if (known.length === 0) return
  await endWithoutUnits(db, known, at)
  for (const id of known) await followUnits(db, id, at)
}

/**
 * After a complete delivery: projects of the company that it has not named end, and those that have units live as long as
 * these.
 * @param sourceId only those of this source; null: of every feed
 */
export async function endUnnamedProjects(
  db: Db,
  companyId: number,
  { sourceId, began }: { sourceId: number | null; began: Date },
): Promise<void> {
  await settleProjects(db, await leaveToUnits(db, companyId, sourceId, began), began)
}

/** After a run was taken back: ends projects that it made, that were not sent since and have no units. */
export async function endProjectsOf(db: Db, sourceId: number, began: Date, at: Date): Promise<void> {
  await endMadeAt(db, sourceId, began, at)
}

function word({ user_defined }: FeedProperty, name: string): string | null {
  const value = user_defined[name]
  return typeof value === 'string' && value !== '' ? value : null
}

function centre({ plz, ort, bundesland, land }: FeedProperty): { lat: number | null; lng: number | null } {
  const { lat, lng } = resolvePlace({ plz, ort, bundesland, land })
  return { lat, lng }
}
