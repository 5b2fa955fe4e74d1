import { spreadOf, termOf } from '../homes/term.ts'
import type { Home } from '../types.ts'
import { el, empty, group, money } from './xml.ts'

/** Use, kind of contract and kind of property. */
export function category(home: Home): string {
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

/** Address, coordinates and floor. Without a released address it states how far the pin may be off, in metres. */
export function geo(home: Home): string {
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

/** Percent, as most senders write it. */
function rate(netto: number | null, ust: number): number | null {
  return netto ? Math.round((ust / netto) * 100) : null
}

/** Prices in euro: net with their tax rate, monthly for rentals. */
export function prices(home: Home): string {
  const p = home.preise
  return group(
    'preise',
    el('kaufpreis', money(p.kaufpreis)),
    el('kaltmiete', money(p.miete)),
    el('warmmiete', money(p.gesamt)),
    el('heizkostennetto', money(p.heizkosten), { heizkostenust: p.heizkosten === null ? null : 20 }),
    el('hauptmietzinsnetto', money(p.miete), { hauptmietzinsust: rate(p.miete, p.mieteUst) }),
    el('betriebskostennetto', money(p.betriebskosten), {
      betriebskostenust: rate(p.betriebskosten, p.betriebskostenUst),
    }),
    el('gesamtbelastungbrutto', money(p.gesamt)),
    el('ruecklagenetto', money(p.ruecklage)),
    el('provisionspflichtig', p.provision !== null),
    el('aussen_courtage', p.provision),
    el('provisionnetto', money(p.provisionNetto), {
      provisionust: p.provisionNetto === null ? null : 20,
    }),
    el('provisionbrutto', p.provisionNetto === null ? null : money(p.provisionNetto * 1.2)),
    empty('waehrung', { iso_waehrung: 'EUR' }),
    ...rentIncome(home),
    el('kaution', money(p.kaution)),
  )
}

/** A house that is bought to let earns 3.2 to 4.8 % of its price a year; some senders state the net yield besides. */
function rentIncome(home: Home): string[] {
  const { kaufpreis } = home.preise
  if (home.art !== 'ZINSHAUS_RENDITEOBJEKT' || kaufpreis === null) return []
  const share = 0.032 + (spreadOf(home) % 17) / 1000
  const net = spreadOf(home) % 3 === 0 ? Math.round(share * 8500) / 100 : null
  const income = Math.round((kaufpreis * share) / 100) * 100
  return [el('nettorendite', net), el('mieteinnahmen_ist', money(income), { periode: 'JAHR' })]
}

/** The longest time of a rent contract of a home: without an end, or five or three years. */
export function rentTerm(home: Home): string {
  const term = termOf(home)
  if (term === undefined) return ''
  return term ? el('max_mietdauer', term, { max_dauer: 'JAHR' }) : el('max_mietdauer', 'unbefristet')
}

/** Areas in m² and counts of rooms. */
export function areas(home: Home): string {
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

/** Distances to daily needs, in km. */
export function distances(home: Home): string {
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
