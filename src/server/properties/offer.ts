import { readEmail } from '../../domain/contact.ts'
import { DomainError } from '../../domain/errors.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { Ctx } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { inLanguage } from './cards.ts'
import { findOfferRows } from './repository.ts'

/** A home as messages name it, and its provider. */
export interface Offer {
  id: number
  /** The agency's own name for it. */
  external_id: string
  objekttitel: string
  objekttitel_lang: string
  /** German path of its page. */
  path: string
  company: { id: number; firma: string; email: string | null; opening_hours: unknown }
  agent: { id: number; name: string; email: string | null } | null
  /** Its place, as far as it may be shown. */
  place: string
  /** How the agency's software knows it; null when the agency wants no openimmo_feedback. */
  feedback: OfferFeedback | null
}

/** For the openimmo_feedback of an inquiry; words and values are those of the feed. */
export interface OfferFeedback {
  openimmo_anid: string | null
  objektnr_extern: string | null
  openimmo_obid: string | null
  /** KAUF, MIETE_PACHT, ... */
  vermarktungsart: string[]
  plz: string | null
  ort: string | null
  /** The agency's address for programs, if the contact of the home names one. */
  email: string | null
}

/**
 * The published home with that id, in the requested language.
 * @throws DomainError property.not_found when it never existed or is not shown, property.gone when it is no longer
 * offered
 */
export async function getOffer(ctx: Ctx, id: number, language: Language): Promise<Offer> {
  const [row] = await findOfferRows(reader(ctx), [id])
  if (!row || row.status === 'unlisted') throw new DomainError('property.not_found')
  if (row.status !== 'active' && row.status !== 'reserved') throw new DomainError('property.gone')
  return offerOf(row, language)
}

/** The same in every state, null when it was removed: for messages about it that were sent before. */
export async function findOffer(ctx: Ctx, id: number, language: Language): Promise<Offer | null> {
  return (await findOffers(ctx, [id], language)).get(id) ?? null
}

/** The same for a list, by id; null ids (messages without a home) are skipped. */
export async function findOffers(
  ctx: Ctx,
  ids: readonly (number | null)[],
  language: Language,
): Promise<Map<number, Offer>> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  return new Map((await findOfferRows(reader(ctx), known)).map((row) => [row.id, offerOf(row, language)]))
}

type Row = Awaited<ReturnType<typeof findOfferRows>>[number]

function offerOf(row: Row, language: Language): Offer {
  const title = inLanguage(row.objekttitel, row.objekttitel_translations, language)
  const street = row.adresse_freigegeben && row.strasse ? [row.strasse, row.hausnummer].filter(Boolean).join(' ') : null
  return {
    id: row.id,
    external_id: row.external_id,
    objekttitel: title.text ?? row.objekttitel,
    objekttitel_lang: title.text ? title.lang : LANGUAGES.de.tag,
    path: `/immobilien/${row.id}/${row.title_slug}`,
    company: {
      id: row.company_id,
      firma: row.firma,
      email: row.company_email && readEmail(row.company_email),
      opening_hours: row.opening_hours,
    },
    agent: row.agent_id
      ? {
          id: row.agent_id,
          name: [row.vorname, row.name].filter(Boolean).join(' ') || row.firma,
          email: row.agent_email && readEmail(row.agent_email),
        }
      : null,
    feedback: feedbackOf(row),
    place: [street, [row.plz, row.ort].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  }
}

function feedbackOf(row: Row): OfferFeedback | null {
  if (!row.openimmo_feedback) return null
  const { email_feedback } = (row.kontaktperson ?? {}) as Record<string, string | undefined>
  const { openimmo_anid, objektnr_extern, openimmo_obid, vermarktungsart, plz, ort } = row
  const email = email_feedback ? readEmail(email_feedback) : null
  return { openimmo_anid, objektnr_extern, openimmo_obid, vermarktungsart, plz, ort, email }
}
