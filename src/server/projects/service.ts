import { DomainError } from '../../domain/errors.ts'
import { shortCountry } from '../../domain/places/countries.ts'
import type { ProjectCard, ProjectDetail, ProjectStatus } from '../../domain/projects/card.ts'
import type { Picture } from '../../domain/properties/card.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { inLanguage } from '../properties/cards.ts'
import { getProperty, readProperties } from '../properties/service.ts'
import { ownPicture, withOwnPicture } from './own-picture.ts'
import { findProjects, type ProjectRow } from './repository.ts'
import { readUnits } from './units.ts'

/** Pictures of a project's page. */
const IMAGES_MOST = 12

/** Projects on sale, with their cheapest unit and the range of areas. */
export async function listProjects(ctx: Ctx, limit: number, language: Language): Promise<ProjectCard[]> {
  const rows = await findProjects(reader(ctx), { limit })
  const firstUnits = await readProperties(ctx, rows.flatMap((row) => row.unit_ids.slice(0, 1)).map(Number), language)
  const imageOf = new Map(firstUnits.map((unit) => [unit.id, unit.primary_image]))
  return rows.map((row) => cardOf(row, imageOf.get(Number(row.unit_ids[0])) ?? null, language))
}

/** @throws DomainError project.not_found */
export async function getProject(ctx: Ctx, id: number, language: Language): Promise<ProjectDetail> {
  const [row] = await findProjects(reader(ctx), { limit: 1, id })
  if (!row) throw new DomainError('project.not_found')
  return detailOf(ctx, row, language)
}

/** A project in whatever state: only for those who may see what is not published. Null for an unknown id. */
export async function findProjectInAnyState(ctx: Ctx, id: number, language: Language): Promise<ProjectDetail | null> {
  // What was written a moment ago is seen, too: not from a standby.
  const [row] = await findProjects(ctx.db, { limit: 1, id, inAnyState: true })
  return row ? detailOf(ctx, row, language) : null
}

async function detailOf(ctx: Ctx, row: ProjectRow, language: Language): Promise<ProjectDetail> {
  const cards = await readProperties(ctx, row.unit_ids.map(Number), language)
  const { einheiten, dokumente, leading } = await readUnits(ctx, cards)
  const lead = leading === null ? null : await getProperty(ctx, leading, language)
  const images = withOwnPicture(
    ownPicture(row, language),
    cards.flatMap((unit) => unit.images),
  ).slice(0, IMAGES_MOST)
  const { text, lang } = inLanguage(row.beschreibung, row.beschreibung_translations, language)
  return {
    ...cardOf(row, images[0] ?? null, language),
    beschreibung: text,
    beschreibung_lang: text && lang,
    strasse: row.strasse,
    plz: row.plz,
    images,
    location: einheiten.find(({ location }) => location.lat !== null && location.lng !== null)?.location ?? null,
    einheiten,
    dokumente,
    agent: lead?.agent ?? null,
    company_detail: lead?.company_detail ?? null,
  }
}

function cardOf(row: ProjectRow, image: Picture | null, language: Language): ProjectCard {
  return {
    id: row.id,
    titel: inLanguage(row.titel, row.titel_translations, language).text ?? row.titel,
    title_slug: row.title_slug,
    status: row.status as ProjectStatus,
    ort: row.ort,
    bundesland: row.bundesland,
    land: shortCountry(row.land),
    preis_ab: row.kauf_ab ?? row.miete_ab,
    preis_ab_art: row.kauf_ab !== null ? 'KAUF' : row.miete_ab !== null ? 'MIETE' : null,
    miete_ab: row.miete_ab,
    einheiten_anzahl: Number(row.einheiten_anzahl),
    flaeche_von: row.flaeche_von,
    flaeche_bis: row.flaeche_bis,
    fertigstellung: row.fertigstellung,
    image: ownPicture(row, language) ?? image,
    company: { id: row.company_id, firma: row.firma },
  }
}
