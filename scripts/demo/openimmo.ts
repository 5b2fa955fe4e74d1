import type { Heizung } from '../../src/domain/properties/vocabulary.ts'
import type { DemoPicture } from './pictures.ts'
import { createRng } from './random.ts'
import { englishTexts } from './text/english.ts'
import { germanTexts } from './text/german.ts'
import type { Agent, Company, Home, Project } from './types.ts'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const esc = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] as string)

type Value = string | number | boolean | null | undefined
/** `<name>value</name>`, or nothing when the value is unknown. */
export const el = (name: string, value: Value, attributes: Record<string, Value> = {}): string => {
  if (value === null || value === undefined || value === '') return ''
  return `<${name}${attrs(attributes)}>${typeof value === 'string' ? esc(value) : value}</${name}>`
}
const empty = (name: string, attributes: Record<string, Value>): string => `<${name}${attrs(attributes)}/>`
const group = (name: string, ...children: string[]): string => {
  const inside = children.filter(Boolean).join('')
  return inside ? `<${name}>${inside}</${name}>` : ''
}
const attrs = (attributes: Record<string, Value>) =>
  Object.entries(attributes)
    .flatMap(([name, value]) =>
      value === null || value === undefined || value === false ? [] : [` ${name}="${esc(String(value))}"`],
    )
    .join('')
const money = (value: number | null) => (value === null ? null : value.toFixed(2))

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
  const english = home.english ? englishTexts(home, rng.fork('en')) : null
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
      ...(english
        ? [
            `<objekt_text lang="en">${el('objekttitel', english.titel)}${el('objektbeschreibung', english.beschreibung)}</objekt_text>`,
          ]
        : []),
    ),
    attachments(pictures),
    group(
      'verwaltung_objekt',
      el('objektadresse_freigeben', home.genau),
      el('verfuegbar_ab', home.verfuegbar),
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

/** The project's own object: what its units have in common. */
function master(project: Project, pictures: readonly DemoPicture[]): string {
  const { spot, company } = project
  const agent = company.agents[0] as Agent
  const when =
    project.fertigstellung === 'fertiggestellt'
      ? 'Das Haus ist fertiggestellt.'
      : `Die Fertigstellung ist für ${project.fertigstellung} geplant.`
  const text = `${project.titel} ist ein Neubau mit ${project.stockwerke} Obergeschoßen in ${spot.plz} ${spot.ort}${spot.ortsteil ? `, ${spot.ortsteil}` : ''}. ${when}\n\n${project.miete ? 'Die Wohnungen werden vermietet' : 'Die Wohnungen werden provisionsfrei verkauft'}; zur Auswahl stehen Garçonnièren bis Familienwohnungen, fast alle mit eigenem Freiraum. Geheizt wird über ${project.heizung === 'WAERMEPUMPE' ? 'eine Wärmepumpe' : 'Fernwärme'}, der Heizwärmebedarf liegt bei ${String(project.hwb).replace('.', ',')} kWh/m²a.`
  const english = `${project.titelEn} is a new building with ${project.stockwerke} upper floors in ${spot.plz} ${spot.ort}. ${project.miete ? 'The flats are to let.' : 'The flats are sold without commission.'} Almost all of them have outdoor space of their own.`
  return group(
    'immobilie',
    `<objektkategorie>${empty('nutzungsart', { WOHNEN: true })}${empty('vermarktungsart', project.miete ? { MIETE_PACHT: true } : { KAUF: true })}<objektart>${empty('wohnung', { wohnungtyp: 'ETAGE' })}</objektart></objektkategorie>`,
    group(
      'geo',
      el('plz', spot.plz),
      el('ort', spot.ort),
      empty('geokoordinaten', { breitengrad: spot.lat, laengengrad: spot.lng }),
      el('strasse', spot.strasse),
      el('hausnummer', spot.hausnummer),
      el('bundesland', spot.land),
      empty('land', { iso_land: 'AUT' }),
      el('anzahl_etagen', project.stockwerke + 1),
      el('regionaler_zusatz', spot.ortsteil),
    ),
    contact(agent, company),
    group(
      'zustand_angaben',
      el('baujahr', project.baujahr),
      empty('zustand', { zustand_art: 'ERSTBEZUG' }),
      empty('alter', { alter_attr: 'NEUBAU' }),
    ),
    group(
      'freitexte',
      el('objekttitel', project.titel),
      el('objektbeschreibung', text),
      `<objekt_text lang="en">${el('objekttitel', project.titelEn)}${el('objektbeschreibung', english)}</objekt_text>`,
    ),
    attachments(pictures),
    group('verwaltung_objekt', el('objektadresse_freigeben', true), el('verfuegbar_ab', project.fertigstellung)),
    group(
      'verwaltung_techn',
      el('objektnr_extern', project.kennung),
      empty('aktion', { aktionart: 'CHANGE' }),
      el('openimmo_obid', `KLINKE-DEMO-${project.kennung}`),
      el('stand_vom', '2026-11-18T09:00:00Z'),
      el('gruppen_kennung', project.kennung),
      el('master', project.titel, { visible: false }),
      el('user_defined_simplefield', project.status, { feldname: 'projekt_status' }),
      el('user_defined_simplefield', project.fertigstellung, { feldname: 'projekt_fertigstellung' }),
    ),
  )
}

function category(home: Home): string {
  const art = home.art.toLowerCase()
  const attribute = TYPE_ATTRIBUTES[home.art] ?? `${art}typ`
  const invest = home.art === 'ZINSHAUS_RENDITEOBJEKT'
  return `<objektkategorie>${empty('nutzungsart', { WOHNEN: !home.gewerbe, GEWERBE: home.gewerbe && !invest, ANLAGE: invest })}${empty('vermarktungsart', { KAUF: home.kauf, MIETE_PACHT: !home.kauf })}<objektart>${empty(art, { [attribute]: home.unter })}</objektart></objektkategorie>`
}

/** Attributes whose names do not follow from the element's. */
const TYPE_ATTRIBUTES: Readonly<Record<string, string>> = {
  BUERO_PRAXEN: 'buero_typ',
  EINZELHANDEL: 'handel_typ',
  GASTGEWERBE: 'gastgew_typ',
  HALLEN_LAGER_PROD: 'hallen_typ',
  LAND_UND_FORSTWIRTSCHAFT: 'land_typ',
  PARKEN: 'parken_typ',
  ZINSHAUS_RENDITEOBJEKT: 'zins_typ',
  FREIZEITIMMOBILIE_GEWERBLICH: 'freizeit_typ',
  SONSTIGE: 'sonstige_typ',
  GRUNDSTUECK: 'grundst_typ',
}

function geo(home: Home): string {
  const { spot } = home
  return group(
    'geo',
    el('plz', spot.plz),
    el('ort', spot.ort),
    empty('geokoordinaten', { breitengrad: spot.lat, laengengrad: spot.lng }),
    el('strasse', spot.strasse),
    el('hausnummer', spot.hausnummer),
    el('bundesland', spot.land),
    empty('land', { iso_land: 'AUT' }),
    el('etage', home.etage),
    el('anzahl_etagen', home.etagen),
    el('wohnungsnr', home.top),
    el('regionaler_zusatz', spot.ortsteil),
    el('stiege', home.stiege),
    home.genau
      ? ''
      : el('user_defined_simplefield', spot.groesse === 3 ? 250 : 400, { feldname: 'ungenaue_verortung_radius' }),
  )
}

function contact(agent: Agent, company: Company): string {
  return group(
    'kontaktperson',
    el('email_direkt', agent.email),
    el('tel_durchw', agent.telefon),
    el('tel_handy', agent.mobil),
    el('name', agent.name),
    el('vorname', agent.vorname),
    el('titel', agent.titel),
    el('anrede', agent.anrede),
    el('position', agent.position),
    el('firma', company.firma),
    el('strasse', company.strasse),
    el('plz', company.plz),
    el('ort', company.ort),
    el('url', `https://${company.domain}.example.at`),
    el('personennummer', agent.nr),
  )
}

function prices(home: Home): string {
  const p = home.preise
  return group(
    'preise',
    el('kaufpreis', money(p.kaufpreis)),
    el('kaltmiete', money(p.miete)),
    el('warmmiete', money(p.gesamt)),
    el('heizkosten', money(p.heizkosten)),
    el('hauptmietzinsnetto', money(p.miete), { hauptmietzinsust: money(p.mieteUst) }),
    el('betriebskostennetto', money(p.betriebskosten), { betriebskostenust: money(p.betriebskostenUst) }),
    el('gesamtbelastungbrutto', money(p.gesamt)),
    el('ruecklagenetto', money(p.ruecklage)),
    el('provisionspflichtig', p.provision !== null),
    el('aussen_courtage', p.provision),
    el('provisionnetto', money(p.provisionNetto), {
      provisionust: p.provisionNetto === null ? null : money(p.provisionNetto * 0.2),
    }),
    el('provisionbrutto', p.provisionNetto === null ? null : money(p.provisionNetto * 1.2)),
    empty('waehrung', { iso_waehrung: 'EUR' }),
    el('kaution', money(p.kaution)),
  )
}

function areas(home: Home): string {
  const out = home.plan?.aussen
  const counted = (name: 'BALKON' | 'TERRASSE' | 'LOGGIA') => (home.ausstattung.has(name) ? 1 : null)
  return group(
    'flaechen',
    el('wohnflaeche', home.wohnflaeche),
    el('nutzflaeche', home.nutzflaeche),
    el('grundstuecksflaeche', home.grund),
    el('anzahl_zimmer', home.zimmer),
    el('anzahl_schlafzimmer', home.plan?.schlafzimmer),
    el('anzahl_badezimmer', home.plan?.bad),
    el('anzahl_sep_wc', home.plan?.wc || null),
    el('anzahl_balkone', counted('BALKON')),
    el('anzahl_terrassen', counted('TERRASSE')),
    el('anzahl_logia', counted('LOGGIA')),
    el('balkon_terrasse_flaeche', out?.flaeche),
    el('anzahl_stellplaetze', home.stellplaetze),
    el('gartenflaeche', home.garten),
    el('kellerflaeche', home.keller),
  )
}

const FIRING: Readonly<Record<Heizung, string>> = {
  FERNWAERME: 'FERN',
  WAERMEPUMPE: 'LUFTWP',
  GAS: 'GAS',
  OEL: 'OEL',
  PELLETS: 'PELLET',
  STROM: 'ELEKTRO',
  SOLAR: 'SOLAR',
}

function fittings(home: Home): string {
  const has = (name: Parameters<typeof home.ausstattung.has>[0]) => home.ausstattung.has(name)
  const flag = (name: string, on: boolean) => (on ? el(name, true) : '')
  const apartment = home.heizung === 'GAS' && home.art === 'WOHNUNG' && (home.baujahr ?? 2000) < 1990
  return group(
    'ausstattung',
    home.plan
      ? empty('bad', {
          DUSCHE: home.plan.bad > 1 || home.plan.wohnflaeche < 45,
          WANNE: home.plan.wohnflaeche >= 45,
          FENSTER: home.art === 'HAUS',
        })
      : '',
    has('EINBAUKUECHE') || home.plan?.wohnkueche
      ? empty('kueche', { EBK: has('EINBAUKUECHE'), OFFEN: home.plan?.wohnkueche })
      : '',
    home.plan ? empty('boden', { PARKETT: home.zustand !== 'RENOVIERUNGSBEDUERFTIG', FLIESEN: true }) : '',
    flag('kamin', has('KAMIN')),
    home.heizung
      ? empty('heizungsart', {
          ETAGE: apartment,
          FERN: home.heizung === 'FERNWAERME',
          ZENTRAL: !apartment && home.heizung !== 'FERNWAERME',
          FUSSBODEN: has('FUSSBODENHEIZUNG'),
        })
      : '',
    home.heizung
      ? empty('befeuerung', { [FIRING[home.heizung]]: true, SOLAR: home.solar || home.heizung === 'SOLAR' })
      : '',
    flag('klimatisiert', has('KLIMATISIERT')),
    has('LIFT') ? empty('fahrstuhl', { PERSONEN: true }) : '',
    has('GARAGE') || has('STELLPLATZ')
      ? empty('stellplatzart', {
          GARAGE: has('GARAGE') && home.art !== 'WOHNUNG',
          TIEFGARAGE: has('GARAGE') && home.art === 'WOHNUNG',
          FREIPLATZ: has('STELLPLATZ'),
        })
      : '',
    flag('gartennutzung', has('GARTEN')),
    has('MOEBLIERT') ? empty('moebliert', { moeb: 'VOLL' }) : '',
    flag('barrierefrei', has('BARRIEREFREI')),
    flag('sauna', has('SAUNA')),
    flag('swimmingpool', has('POOL')),
    has('KELLER') ? empty('unterkellert', { keller: 'JA' }) : '',
    flag('abstellraum', has('ABSTELLRAUM')),
    flag('gaestewc', (home.plan?.wc ?? 0) > 0),
    flag('smart_home', has('SMART_HOME')),
    flag('photovoltaik', has('PHOTOVOLTAIK')),
  )
}

const ZUSTAND: Readonly<Record<string, string>> = {
  SANIERT: 'TEIL_VOLLSANIERT',
  RENOVIERUNGSBEDUERFTIG: 'TEIL_VOLLRENOVIERUNGSBED',
}

function condition(home: Home): string {
  const e = home.energie
  return group(
    'zustand_angaben',
    el('baujahr', home.baujahr),
    home.zustand ? empty('zustand', { zustand_art: ZUSTAND[home.zustand] ?? home.zustand }) : '',
    home.bauart ? empty('alter', { alter_attr: home.bauart }) : '',
    e
      ? group(
          'energiepass',
          el('epart', 'BEDARF'),
          el('gueltig_bis', e.gueltigBis),
          el('hwbwert', e.hwb),
          el('hwbklasse', e.hwbKlasse),
          el('fgeewert', e.fgee),
          el('fgeeklasse', e.fgeeKlasse),
        )
      : '',
    empty('verkaufstatus', { stand: home.reserviert ? 'RESERVIERT' : 'OFFEN' }),
  )
}

function distances(home: Home): string {
  const d = home.distanzen
  const to = (name: string, km: number) => el('distanzen', km, { distanz_zu: name })
  return group(
    'infrastruktur',
    to('BUS', d.oepnv),
    to('EINKAUFSMOEGLICHKEITEN', d.einkauf),
    to('KINDERGAERTEN', d.kindergarten),
    to('GRUNDSCHULE', d.schule),
    to('ZENTRUM', d.zentrum),
    to('AUTOBAHN', d.autobahn),
  )
}

function attachments(pictures: readonly DemoPicture[]): string {
  return group(
    'anhaenge',
    ...pictures.map(
      (p) =>
        `<anhang location="EXTERN" gruppe="${p.gruppe}">${el('anhangtitel', p.titel)}${el('format', p.format)}<daten>${el('pfad', p.datei)}</daten></anhang>`,
    ),
  )
}
