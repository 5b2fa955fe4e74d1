import { child, type El, makeEl } from '../tree.ts'

/** Maps the fields of an outline (a unit listed inside a justimmo `projekt`) to their paths in a full object. */
const PLACES: Record<string, string> = {
  id: 'verwaltung_techn/objektnr_intern',
  objektnummer: 'verwaltung_techn/objektnr_extern',
  projekt_id: 'verwaltung_techn/projekt_id',
  status: 'verwaltung_objekt/status',
  titel: 'freitexte/objekttitel',
  dreizeiler: 'freitexte/dreizeiler',
  objektbeschreibung: 'freitexte/objektbeschreibung',
  naehe: 'freitexte/lage',
  plz: 'geo/plz',
  ort: 'geo/ort',
  etage: 'geo/etage',
  tuernummer: 'geo/tuernummer',
  kaufpreis: 'preise/kaufpreis',
  gesamtmiete: 'preise/warmmiete',
  wohnflaeche: 'flaechen/wohnflaeche',
  nutzflaeche: 'flaechen/nutzflaeche',
  grundflaeche: 'flaechen/grundflaeche',
  balkons_flaeche: 'flaechen/balkons_flaeche',
  terrassen_flaeche: 'flaechen/terrassen_flaeche',
  gartenflaeche: 'flaechen/gartenflaeche',
  anzahl_zimmer: 'flaechen/anzahl_zimmer',
}

/** An outline has its number directly below the object and none of OpenImmo's sections. */
export function isOutline(el: El): boolean {
  return child(el, 'objektnummer') !== undefined && !child(el, 'verwaltung_techn') && !child(el, 'objektkategorie')
}

/** Converts the outline into a full object, so that the same readers serve both. */
export function unfold(el: El): El {
  const whole = makeEl('immobilie')
  for (const each of el.children) {
    const [section, name] = (PLACES[each.name] ?? '').split('/')
    if (!section || !name) {
      whole.children.push(each)
      continue
    }
    let target = child(whole, section)
    if (!target) {
      target = makeEl(section)
      whole.children.push(target)
    }
    target.children.push({ ...each, name })
  }
  return whole
}
