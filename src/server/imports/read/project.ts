import type { FeedProject, Json, Note } from '../../../domain/imports/feed.ts'
import {
  type Columns,
  distinct,
  elementsAt,
  markUsed,
  named,
  note,
  noteUnread,
  type Reading,
  read,
  readColumns,
  readDetails,
  sentAt,
  startReading,
} from './reading.ts'
import { readAnhaenge } from './sections/anhaenge.ts'
import { record } from './sections/kosten.ts'
import { child, childrenOf, type El, markAll } from './tree.ts'
import { datum } from './values/date.ts'
import { plain, prose } from './values/html.ts'
import { number } from './values/number.ts'
import { email, flag, line, normalise, parseFlag, telephone, webAddress } from './values/word.ts'

type Status = FeedProject['status']

const STATUS: Record<string, Status> = {
  PLANNING: 'planning',
  PLANUNG: 'planning',
  IN_PLANUNG: 'planning',
  APPROVAL: 'approval',
  BEWILLIGUNG: 'approval',
  BUILDING: 'construction',
  CONSTRUCTION: 'construction',
  IM_BAU: 'construction',
  COMPLETION: 'completion',
  FERTIGSTELLUNG: 'completion',
  MARKETING: 'marketing',
  VERMARKTUNG: 'marketing',
  SOLD_OUT: 'sold_out',
  AUSVERKAUFT: 'sold_out',
  VERKAUFT: 'sold_out',
  FINISHED: 'finished',
  FERTIG: 'finished',
  FERTIGGESTELLT: 'finished',
}

const SPALTEN: Columns<
  Pick<FeedProject, 'titel' | 'beschreibung' | 'strasse' | 'plz' | 'ort' | 'bundesland' | 'fertigstellung'>
> = {
  titel: ['titel', plain(300)],
  beschreibung: ['beschreibung', prose],
  strasse: ['strasse', line],
  plz: ['plz', line],
  ort: ['ort', line],
  bundesland: ['bundesland', line],
  fertigstellung: ['fertigstellung', datum],
}

/**
 * Reads a justimmo `projekt` and the units listed in it. Returns null for a project without id; `notes` report that.
 */
export function readProject(el: El): { project: FeedProject | null; units: El[]; notes: Note[] } {
  const units = childrenOf(el, 'immobilien').flatMap((each) => childrenOf(each, 'immobilie'))
  const r = startReading({ ...el, children: el.children.filter((each) => each.name !== 'immobilien') })
  const id = read(r, 'id', line)
  if (id === null) {
    note(r, 'error', 'id', 'project_no_key')
    return { project: null, units, notes: notesOf(r) }
  }
  const { titel, strasse, ...row } = readColumns(r, SPALTEN)
  const hausnummer = read(r, 'hausnummer', line)
  const lat = read(r, ['geokoordinaten@breitengrad', 'breitengrad'], number({ min: 46, max: 49.2 }))
  const lng = read(r, ['geokoordinaten@laengengrad', 'laengengrad'], number({ min: 9, max: 17.3 }))
  const project: FeedProject = {
    gruppen_kennung: id,
    titel: titel ?? id,
    status: readStatus(r),
    ...row,
    titel_translations: {},
    beschreibung_translations: {},
    strasse: strasse === null ? null : [strasse, hausnummer].filter((part) => part !== null).join(' '),
    lat: lng === null ? null : lat,
    lng: lat === null ? null : lng,
    daten: readDaten(r),
  }
  noteUnread(r)
  return { project, units, notes: notesOf(r) }
}

function notesOf(r: Reading): Note[] {
  return distinct(r.notes).map((each) => ({ ...each, path: `projekt/${each.path}` }))
}

function readStatus(r: Reading): Status {
  const sent = [...sentAt(r, 'status'), ...sentAt(r, 'status@semantic')]
  for (const each of sent) markUsed(each)
  for (const each of sent) {
    const status = STATUS[normalise(each.raw)]
    if (status) return status
  }
  if (sent[0]) note(r, 'warning', 'status', 'unknown_word', { wert: sent[0].raw.slice(0, 60) })
  return read(r, 'in_bau', flag) === true ? 'construction' : 'marketing'
}

/** Data for the project page that has no column of its own; pictures and documents as lists of addresses. */
function readDaten(r: Reading): Json {
  const out: Json = {
    ...Object.fromEntries(
      Object.entries({
        ...named(plain(600), 'nummer dreizeiler naehe laermpegel beziehbar zustand lagebewertung zustandsbewertung'),
        ...named(prose, 'sonstige_angaben lage freitext_1 freitext_2'),
        ...named(datum, 'ea_gueltig_bis verkaufsstart'),
        ...named(line, 'ea_hwb_klasse ea_fgee_klasse'),
        ...named(webAddress, 'url'),
        ...named(number({ max: 5000 }), 'ea_hwb ea_fgee anzahl_etagen anzahl_dachgeschosse baujahr'),
        ...named(flag, 'referenz in_bau'),
      }).flatMap(([key, [path, parse]]) => {
        const value = read(r, path, parse)
        return value === null ? [] : [[key, value] as const]
      }),
    ),
  }
  const use = elementsAt(r, 'nutzungsart').flatMap((el) => {
    markAll(el)
    return [...el.attrs].filter(([, raw]) => parseFlag(raw) === true).map(([name]) => name.toUpperCase())
  })
  if (use.length > 0) out.nutzungsart = use
  const places = elementsAt(r, 'stellplaetze/stellplatz').map(record)
  if (places.length > 0) out.stellplaetze = places
  const media = readAnhaenge(r).map(({ gruppe, titel, pfad }) => ({ gruppe, titel, pfad }))
  if (media.length > 0) out.medien = media
  const person = child(r.root, 'kontaktperson')
  if (person)
    out.kontaktperson = readDetails(r, 'kontaktperson', {
      ...named(line, 'name vorname firma personennummer'),
      ...named(email, 'email_direkt'),
      ...named(telephone, 'tel_zentrale tel_handy'),
    })
  return out
}
