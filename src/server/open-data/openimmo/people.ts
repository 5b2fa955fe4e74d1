import { WEITERE } from '../../imports/read/sections/kontaktperson.ts'
import type { CompanyRow, HomeRow } from '../export-repository.ts'
import { add, type Node, node, put, putDetails } from '../xml.ts'
import { writeAttachment } from './files.ts'

/** The contact of a home. */
export function writeContact(home: Node, row: HomeRow, site: string): void {
  const { agent } = row
  if (!agent) return
  put(home, 'kontaktperson/email_direkt', agent.email)
  put(home, 'kontaktperson/tel_durchw', agent.telefon)
  put(home, 'kontaktperson/tel_handy', agent.mobil)
  put(home, 'kontaktperson/name', agent.name)
  put(home, 'kontaktperson/vorname', agent.vorname)
  put(home, 'kontaktperson/titel', agent.titel)
  put(home, 'kontaktperson/anrede', agent.anrede)
  put(home, 'kontaktperson/position', agent.position)
  put(home, 'kontaktperson/url', agent.website)
  const { land, immocard_id, ...details } = agent.kontaktperson
  putDetails(home, 'kontaktperson', WEITERE, details)
  put(home, 'kontaktperson/land@iso_land', land)
  put(home, 'kontaktperson/[immocard_id]', immocard_id)
  if (agent.foto) put(home, 'kontaktperson/foto/daten/pfad', site + agent.foto)
}

/** The elements of `anbieter` before its homes. */
export function companyElements(company: CompanyRow, site: string): Node[] {
  const root = node('anbieter')
  const { impressum, ...parts } = company.impressum
  for (const name of ['anbieternr', 'firma', 'openimmo_anid', 'lizenzkennung', 'impressum'] as const)
    put(root, name, name === 'impressum' ? impressum : company[name])
  for (const [name, value] of Object.entries(parts)) put(root, `impressum_strukt/${name}`, value)
  // Not of OpenImmo, but read by Klinke and others.
  for (const name of ['email', 'telefon', 'strasse', 'plz', 'ort'] as const) put(root, name, company[name])
  put(root, 'url', company.website)
  if (company.logo) {
    const file = { gruppe: 'ANBIETERLOGO', titel: null, mime: company.logo.mime }
    writeAttachment(add(root, 'anhang'), { ...file, address: site + company.logo.path })
  }
  return root.children
}
