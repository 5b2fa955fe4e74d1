import type { CompanyDetail } from '../../domain/companies/company.ts'
import { IMPRINT_FIELDS, imprintKey } from '../../domain/companies/profile.ts'
import { readTelephone, readWebAddress, telephoneLink } from '../../domain/contact.ts'
import { DomainError } from '../../domain/errors.ts'
import { postalTown } from '../../domain/format/address.ts'
import type { Picture } from '../../domain/properties/card.ts'
import type { Ctx, Db } from '../ctx.ts'
import { reader } from '../db/reader.ts'
import { isPicture, type MediaRow, pictureOf } from '../media/picture.ts'
import { findCompanyPage, findContacts, findSitemapCompanies } from './page-repository.ts'

/** A page shows the people of a large office, not its hundred. */
const CONTACTS_MOST = 12
/** Of one sitemap (sitemaps.org); Austria has a tenth of them. */
const SITEMAP_MOST = 50_000

/** @throws DomainError company.not_found */
export async function readCompany(ctx: Pick<Ctx, 'db' | 'standbys'>, id: number): Promise<CompanyDetail> {
  const db = reader(ctx)
  const [company, contacts] = await Promise.all([findCompanyPage(db, id), findContacts(db, id, CONTACTS_MOST)])
  if (!company) throw new DomainError('company.not_found')
  return {
    id: company.id,
    slug: company.slug,
    firma: company.firma,
    line: company.line,
    strasse: company.strasse,
    plz: company.plz,
    ort: company.ort,
    // An older version may have stored values that the readers refuse today.
    telefon: company.telefon && readTelephone(company.telefon),
    website: company.website && readWebAddress(company.website),
    about: company.about,
    checked_at: company.checked_at?.toISOString() ?? null,
    imprint: imprintOf(company.impressum as Record<string, string>),
    logo: pictured(company.logo, 'ANBIETERLOGO'),
    agents: contacts.map((one) => ({
      id: one.id,
      name: [one.titel, one.vorname, one.name].filter(Boolean).join(' ') || company.firma,
      position: one.position,
      telefon: one.telefon && readTelephone(one.telefon),
      mobil: one.mobil && readTelephone(one.mobil),
      languages: one.languages,
      foto: pictured(one.foto, 'PORTRAIT'),
    })),
  }
}

/** `href`: where the line leads, null for plain words. */
interface LetterheadLine {
  text: string
  href: string | null
}

/** What a company signs its papers with. */
export interface Letterhead {
  firma: string
  line: string | null
  /** #rrggbb */
  color: string | null
  telephone: LetterheadLine | null
  /** Postal address, telephone, website, as far as known: one line each. */
  lines: LetterheadLine[]
  logo: Picture | null
}

/** @throws DomainError company.not_found */
export async function readLetterhead({ db }: { db: Db }, id: number): Promise<Letterhead> {
  const company = await findCompanyPage(db, id)
  if (!company) throw new DomainError('company.not_found')
  const { firma, line, color, strasse, plz, ort, telefon, website } = company
  const address = [strasse, postalTown({ plz, ort })].filter(Boolean).join(', ')
  const site = website && readWebAddress(website)
  const number = telefon && readTelephone(telefon)
  const telephone = number ? { text: number, href: telephoneLink(number) } : null
  return {
    firma,
    line,
    color,
    telephone,
    lines: [
      ...(address ? [{ text: address, href: null }] : []),
      ...(telephone ? [telephone] : []),
      ...(site ? [{ text: new URL(site).host, href: site }] : []),
    ],
    logo: pictured(company.logo, 'ANBIETERLOGO'),
  }
}

const imprintOf = (impressum: Record<string, string>): CompanyDetail['imprint'] =>
  IMPRINT_FIELDS.flatMap((field) => {
    const value = impressum[imprintKey(field)]
    return value ? [{ field, value }] : []
  })

const pictured = (media: MediaRow | null, gruppe: string): Picture | null =>
  media && isPicture(media) ? pictureOf(media, { gruppe, titel: null }) : null

/** Companies with published homes, by id. */
export const listCompanySitemap = (ctx: Pick<Ctx, 'db' | 'standbys'>) => findSitemapCompanies(reader(ctx), SITEMAP_MOST)
