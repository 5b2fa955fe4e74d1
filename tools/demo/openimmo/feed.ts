import type { DemoPicture } from '../pictures.ts'
import { createRng } from '../random.ts'
import { englishTexts } from '../text/english.ts'
import { foreignOf, foreignTexts } from '../text/foreign.ts'
import { germanTexts } from '../text/german.ts'
import type { Company, Home, Project } from '../types.ts'
import { attachments } from './attachments.ts'
import { contact } from './contact.ts'
import { areas, category, distances, geo, prices, rentTerm } from './facts.ts'
import { condition, fittings } from './fittings.ts'
import { master } from './project.ts'
import { el, empty, group } from './xml.ts'

/** One sender's whole stock as OpenImmo 1.2.7. `pictures` are files beside the XML. */
export function openImmo(
  company: Company,
  homes: readonly { home: Home; pictures: readonly DemoPicture[] }[],
  projects: readonly { project: Project; pictures: readonly DemoPicture[] }[],
  seed: string,
): string {
  const body = [
    ...projects.map(({ project, pictures }) => master(project, pictures)),
    ...homes.map(({ home, pictures }) => property(home, pictures, seed)),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<openimmo>',
    empty('uebertragung', {
      art: 'ONLINE',
      umfang: 'VOLL',
      modus: 'CHANGE',
      version: '1.2.7',
      sendersoftware: 'Klinke Demokatalog',
      senderversion: '1.0',
      techn_email: `technik@${company.domain}.example.at`,
      timestamp: '2026-11-20T06:00:00',
    }),
    `<anbieter>${el('anbieternr', company.anid)}${el('firma', company.firma)}${el('openimmo_anid', company.anid)}${el('email', `office@${company.domain}.example.at`)}${el('telefon', company.telefon)}${el('url', `https://${company.domain}.example.at`)}${el('strasse', company.strasse)}${el('plz', company.plz)}${el('ort', company.ort)}`,
    group(
      'impressum_strukt',
      el('firmenname', company.firma),
      el('firmenanschrift', `${company.strasse}, ${company.plz} ${company.ort}`),
      el('telefon', company.telefon),
      el('aufsichtsbehoerde', 'erfundener Anbieter des Demokatalogs'),
    ),
    ...body,
    '</anbieter>',
    '</openimmo>',
    '',
  ].join('\n')
}

function property(home: Home, pictures: readonly DemoPicture[], seed: string): string {
  const rng = createRng(`${seed}/texts/${home.obid}`)
  const texts = germanTexts(home, rng.fork('de'))
  const foreign = foreignOf(home)
  const translated = [
    ...(home.english ? [['en', englishTexts(home, rng.fork('en'))] as const] : []),
    ...(foreign ? [[foreign, foreignTexts(home, foreign)] as const] : []),
  ]
  return group(
    'immobilie',
    category(home),
    geo(home),
    contact(home.agent, home.company),
    prices(home),
    areas(home),
    fittings(home),
    condition(home),
    distances(home),
    group(
      'freitexte',
      el('objekttitel', texts.titel),
      el('dreizeiler', texts.dreizeiler),
      el('lage', texts.lage),
      el('ausstatt_beschr', texts.ausstattung),
      el('objektbeschreibung', texts.beschreibung),
      el('sonstige_angaben', texts.sonstiges),
      ...translated.map(
        ([lang, { titel, beschreibung }]) =>
          `<objekt_text lang="${lang}">${el('objekttitel', titel)}${el('objektbeschreibung', beschreibung)}</objekt_text>`,
      ),
    ),
    attachments(pictures),
    group(
      'verwaltung_objekt',
      el('objektadresse_freigeben', home.genau),
      el('verfuegbar_ab', home.verfuegbar),
      rentTerm(home),
      home.ausstattung.has('HAUSTIERE') ? el('haustiere', true) : '',
    ),
    group(
      'verwaltung_techn',
      el('objektnr_intern', home.nr),
      el('objektnr_extern', home.nr),
      empty('aktion', { aktionart: 'CHANGE' }),
      el('openimmo_obid', home.obid),
      el('kennung_ursprung', 'DEMO'),
      el('stand_vom', home.stand),
      el('gruppen_kennung', home.project?.kennung),
    ),
  )
}
