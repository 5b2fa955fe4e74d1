import type { FeedAgent } from '../../../../domain/imports/feed.ts'
import { elementsAt, named, note, type Reading, read, readDetails } from '../reading.ts'
import { plain } from '../values/html.ts'
import { email, line, telephone, webAddress } from '../values/word.ts'

const PERSON = 'kontaktperson'
const at = (...names: string[]) => names.map((name) => `${PERSON}/${name}`)

/** Further fields of a contact, stored by their OpenImmo names as text. */
export const WEITERE = {
  ...named(telephone, 'tel_zentrale tel_fax tel_privat tel_sonstige'),
  ...named(email, 'email_zentrale email_feedback email_privat email_sonstige'),
  ...named(
    line,
    'anrede_brief firma zusatzfeld strasse hausnummer plz ort postfach postf_plz postf_ort personennummer immobilientreuhaenderid referenz_id adressfreigabe freitextfeld suffix id user_id',
  ),
}

/** Reads the contact person. Returns null when phone number, e-mail and name are all missing. */
export function readAgent(r: Reading): FeedAgent | null {
  const details = readDetails(r, PERSON, WEITERE)
  const iso = read(r, `${PERSON}/land@iso_land`, line)
  if (iso !== null) details.land = iso
  const card = read(r, `${PERSON}/[immocard_id]`, line)
  if (card !== null) details.immocard_id = card
  const agent = {
    anrede: read(r, at('anrede'), line),
    titel: read(r, at('titel'), line),
    vorname: read(r, at('vorname'), plain(100)),
    name: read(r, at('name'), plain(150)),
    position: read(r, at('position'), plain(150)),
    email: read(r, at('email_direkt', 'email_zentrale', 'email_privat', 'email_sonstige'), email),
    telefon: read(r, at('tel_durchw', 'tel_zentrale'), telephone),
    mobil: read(r, at('tel_handy'), telephone),
    website: read(r, at('url'), webAddress),
    foto: read(
      r,
      [
        ...at('foto/daten/pfad', 'bild/big', 'bild/medium', 'bild/small'),
        `${PERSON}/user_defined_anyfield/anhang/daten/pfad`,
      ],
      line,
    ),
  }
  used(r)
  const agent_key =
    (details.personennummer as string | undefined) ??
    agent.email?.toLowerCase() ??
    ([agent.vorname, agent.name].filter(Boolean).join(' ') || agent.telefon || agent.mobil)
  if (agent_key === null) return null
  const kontaktperson = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]))
  return { agent_key: agent_key.slice(0, 200), ...agent, kontaktperson }
}

/** Marks other sizes and file formats of the portrait as known: they are not needed. */
function used(r: Reading): void {
  for (const path of ['foto', 'bild', 'user_defined_anyfield/anhang']) {
    for (const el of elementsAt(r, `${PERSON}/${path}`)) {
      for (const each of [el, ...el.children, ...el.children.flatMap((inner) => inner.children)]) {
        each.used = true
        for (const name of each.attrs.keys()) each.usedAttrs.add(name)
      }
    }
  }
  if (elementsAt(r, `${PERSON}/foto/daten/anhanginhalt`).some((el) => el.content !== null)) {
    note(r, 'info', `${PERSON}/foto`, 'portrait_inside')
  }
  if (elementsAt(r, PERSON).length > 1) note(r, 'info', PERSON, 'contact_several')
}
