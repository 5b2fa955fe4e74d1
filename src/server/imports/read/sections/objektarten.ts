import { OBJEKTARTEN, type Objektart, UNTERGRUPPEN_JE_OBJEKTART } from '../../../../domain/properties/vocabulary.ts'
import { normalise } from '../values/word.ts'

export interface Art {
  objektart: Objektart
  untergruppe: string | null
}

/** Element names from older versions and other systems. */
const ARTEN: Record<string, Objektart> = {
  ...Object.fromEntries(OBJEKTARTEN.map((art) => [art, art])),
  BUERO: 'BUERO_PRAXEN',
  BUERO_PRAXIS: 'BUERO_PRAXEN',
  LADEN: 'EINZELHANDEL',
  GASTRONOMIE: 'GASTGEWERBE',
  HALLEN: 'HALLEN_LAGER_PROD',
  HALLE_LAGER_PRODUKTION: 'HALLEN_LAGER_PROD',
  LAND_FORSTWIRTSCHAFT: 'LAND_UND_FORSTWIRTSCHAFT',
  LAND_UND_FORSTWIRSCHAFT: 'LAND_UND_FORSTWIRTSCHAFT',
  GARAGE: 'PARKEN',
  STELLPLATZ: 'PARKEN',
  ZINSHAUS: 'ZINSHAUS_RENDITEOBJEKT',
  RENDITEOBJEKT: 'ZINSHAUS_RENDITEOBJEKT',
  ANLAGEOBJEKT: 'ZINSHAUS_RENDITEOBJEKT',
  FREIZEITIMMOBILIEN_GEWERBLICH: 'FREIZEITIMMOBILIE_GEWERBLICH',
  FREIZEITIMMOBILIE: 'FREIZEITIMMOBILIE_GEWERBLICH',
  SONSTIGES: 'SONSTIGE',
}

/** Old and foreign names of sub-types -> the current name (and, after a slash, the objektart). */
const NAMEN: Record<string, string> = {
  GARAGEN: 'PARKEN/EINZELGARAGE',
  GARAGE: 'PARKEN/EINZELGARAGE',
  PARKFLACHE: 'PARKEN/STELLPLATZ',
  PARKFLAECHE: 'PARKEN/STELLPLATZ',
  FREIPLATZ: 'PARKEN/STELLPLATZ',
  DACHGESCHOSSWOHNUNG: 'WOHNUNG/DACHGESCHOSS',
  ETAGENWOHNUNG: 'WOHNUNG/ETAGE',
  ERDGESCHOSSWOHNUNG: 'WOHNUNG/ERDGESCHOSS',
  TERRASSENWOHNUNG: 'WOHNUNG/TERRASSEN',
  GALERIEWOHNUNG: 'WOHNUNG/GALERIE',
  GARCONNIERE: 'WOHNUNG/APARTMENT',
  LOFT: 'WOHNUNG/LOFT-STUDIO-ATELIER',
  STUDIO: 'WOHNUNG/LOFT-STUDIO-ATELIER',
  ATELIER: 'WOHNUNG/LOFT-STUDIO-ATELIER',
  REIHENENDHAUS: 'HAUS/REIHENEND',
  REIHENMITTELHAUS: 'HAUS/REIHENMITTEL',
  REIHENECKHAUS: 'HAUS/REIHENECK',
  DOPPELHAUS: 'HAUS/DOPPELHAUSHAELFTE',
  SCHLOSS_BURG: 'HAUS/SCHLOSS',
  LAND_FORSTWIRTSCHAFT: 'GRUNDSTUECK/LAND_FORSTWIRSCHAFT',
  BAUGRUND: 'GRUNDSTUECK/WOHNEN',
  LOFT_STUDIO_ATELIER: 'WOHNUNG/LOFT-STUDIO-ATELIER',
  BUERO: 'BUERO_PRAXEN/BUEROFLAECHE',
  HOTEL: 'GASTGEWERBE/HOTELS',
  PENSION: 'GASTGEWERBE/PENSIONEN',
  LAGERHALLE: 'HALLEN_LAGER_PROD/LAGER',
  LAGERFLAECHE: 'HALLEN_LAGER_PROD/LAGERFLAECHEN',
}

/** Normalised sub-type -> objektart -> spelling. */
const UNTERGRUPPEN = new Map<string, Map<Objektart, string>>()
for (const objektart of OBJEKTARTEN) {
  for (const name of UNTERGRUPPEN_JE_OBJEKTART[objektart]) {
    const key = normalise(name)
    UNTERGRUPPEN.set(key, (UNTERGRUPPEN.get(key) ?? new Map<Objektart, string>()).set(objektart, name))
  }
}

export function objektartOf(name: string): Objektart | null {
  const word = normalise(name)
  return Object.hasOwn(ARTEN, word) ? (ARTEN[word] as Objektart) : null
}

/**
 * Finds a sub-type within its objektart, else under the objektart that it moved to (KRANKENHAUS was a HAUS up to
 * 1.2.2).
 * @returns null for an unknown word
 */
export function artOf(objektart: Objektart, sent: string): Art | null {
  const word = normalise(sent)
  const known = UNTERGRUPPEN.get(word)
  const own = known?.get(objektart)
  if (own !== undefined) return { objektart, untergruppe: own }
  if (Object.hasOwn(NAMEN, word)) {
    const [art, name] = (NAMEN[word] as string).split('/') as [Objektart, string]
    if (art === objektart || objektart === 'SONSTIGE' || objektart === 'PARKEN')
      return { objektart: art, untergruppe: name }
  }
  if (!known || (objektart !== 'HAUS' && objektart !== 'SONSTIGE')) return null
  const [moved, name] = [...known][0] as [Objektart, string]
  return { objektart: moved, untergruppe: name }
}
