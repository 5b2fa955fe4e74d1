import { readEmail } from '../../domain/contact.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { inLanguage } from '../properties/cards.ts'
import { findOffer, type Offer } from '../properties/offer.ts'
import { findProjects } from './repository.ts'
import { leadingUnit } from './units.ts'
import { findProjectOffer, findUnits } from './units-repository.ts'

/**
 * A project as messages name it: its company, and the person who has most of its units.
 * @throws DomainError project.not_found
 */
export async function getProjectOffer(ctx: Ctx, id: number, language: Language): Promise<Offer> {
  const [row] = await findProjectOffer(reader(ctx), [id])
  const [project] = await findProjects(reader(ctx), { limit: 1, id })
  if (!row || !project) throw new DomainError('project.not_found')
  const leading = leadingUnit(await findUnits(reader(ctx), project.unit_ids.map(Number)))
  const agent = leading === null ? null : ((await findOffer(ctx, leading, language))?.agent ?? null)
  return { ...offerOf(row, language), agent }
}

/** The same for a list, by id, also of projects that ended: for messages that were sent before. Without the person. */
export async function findProjectOffers(
  ctx: Ctx,
  ids: readonly (number | null)[],
  language: Language,
): Promise<Map<number, Offer>> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  const rows = known.length === 0 ? [] : await findProjectOffer(reader(ctx), known)
  return new Map(rows.map((row) => [row.id, offerOf(row, language)]))
}

type Row = Awaited<ReturnType<typeof findProjectOffer>>[number]

function offerOf(row: Row, language: Language): Offer {
  const title = inLanguage(row.titel, row.titel_translations, language)
  return {
    id: row.id,
    external_id: row.gruppen_kennung,
    objekttitel: title.text ?? row.titel,
    objekttitel_lang: title.lang,
    path: `/projekte/${row.id}`,
    company: {
      id: row.company_id,
      firma: row.firma,
      email: row.company_email && readEmail(row.company_email),
      opening_hours: row.opening_hours,
    },
    agent: null,
    place: [row.plz, row.ort].filter(Boolean).join(' '),
    // OpenImmo's feedback names a home.
    feedback: null,
  }
}
