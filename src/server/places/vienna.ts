/** Vienna's districts by number: name, centre, inhabitants (rounded, Statistik Austria, 2025). */
export const VIENNA: readonly (readonly [name: string, lat: number, lng: number, einwohner: number])[] = [
  ['Innere Stadt', 48.2085, 16.3731, 16_600],
  ['Leopoldstadt', 48.2167, 16.4, 111_000],
  ['Landstraße', 48.1985, 16.3955, 98_400],
  ['Wieden', 48.1925, 16.3685, 33_600],
  ['Margareten', 48.1875, 16.3555, 54_600],
  ['Mariahilf', 48.1955, 16.3505, 31_600],
  ['Neubau', 48.2025, 16.3485, 31_500],
  ['Josefstadt', 48.2105, 16.3475, 24_900],
  ['Alsergrund', 48.2245, 16.3575, 42_300],
  ['Favoriten', 48.1625, 16.3805, 222_000],
  ['Simmering', 48.1695, 16.4305, 111_000],
  ['Meidling', 48.1755, 16.3285, 102_000],
  ['Hietzing', 48.1805, 16.2735, 56_600],
  ['Penzing', 48.2015, 16.2735, 99_500],
  ['Rudolfsheim-Fünfhaus', 48.1955, 16.3255, 78_800],
  ['Ottakring', 48.2155, 16.3045, 103_500],
  ['Hernals', 48.2255, 16.3025, 57_600],
  ['Währing', 48.2315, 16.3305, 51_700],
  ['Döbling', 48.2545, 16.3385, 75_600],
  ['Brigittenau', 48.2375, 16.3735, 86_800],
  ['Floridsdorf', 48.2715, 16.4085, 187_000],
  ['Donaustadt', 48.2385, 16.4605, 223_000],
  ['Liesing', 48.1445, 16.2885, 122_000],
]

/** The district of a postcode of Vienna, "Neubau" for 1070 Wien; null elsewhere. */
export function viennaDistrict({ plz, ort }: { plz: string | null; ort: string | null }): string | null {
  const [, nr] = /^1(\d\d)0$/.exec(plz ?? '') ?? []
  if (!nr || !ort?.startsWith('Wien')) return null
  return VIENNA[Number(nr) - 1]?.[0] ?? null
}

/** Villages and quarters that visitors and feeds name instead of the district. */
export const VIENNA_QUARTERS: Readonly<Record<number, readonly string[]>> = {
  2: ['Prater', 'Nordbahnviertel'],
  3: ['Erdberg', 'Weißgerber'],
  5: ['Matzleinsdorf'],
  10: ['Oberlaa', 'Unterlaa', 'Rothneusiedl', 'Sonnwendviertel', 'Inzersdorf Stadt'],
  11: ['Kaiserebersdorf', 'Albern'],
  12: ['Hetzendorf', 'Altmannsdorf'],
  13: ['Lainz', 'Speising', 'Ober St. Veit', 'Unter St. Veit', 'Hacking'],
  14: ['Hütteldorf', 'Hadersdorf', 'Hadersdorf-Weidlingau', 'Breitensee', 'Baumgarten'],
  15: ['Rudolfsheim', 'Fünfhaus'],
  17: ['Dornbach', 'Neuwaldegg'],
  18: ['Gersthof', 'Pötzleinsdorf'],
  19: ['Grinzing', 'Heiligenstadt', 'Kahlenbergerdorf', 'Neustift am Walde', 'Nussdorf', 'Sievering', 'Salmannsdorf'],
  21: ['Großjedlersdorf', 'Jedlesee', 'Leopoldau', 'Stammersdorf', 'Strebersdorf'],
  22: [
    'Aspern',
    'Breitenlee',
    'Essling',
    'Hirschstetten',
    'Kagran',
    'Kaisermühlen',
    'Seestadt',
    'Stadlau',
    'Süßenbrunn',
  ],
  23: ['Atzgersdorf', 'Inzersdorf', 'Kalksburg', 'Mauer', 'Rodaun', 'Siebenhirten'],
}

/** 1030 -> 3. Only the postcodes 1010 to 1230 (and nearby ones such as 1035) belong to a district. */
export function districtOfPlz(plz: string): number | null {
  const found = /^1(\d\d)\d$/.exec(plz)
  const number = found ? Number(found[1]) : 0
  return number >= 1 && number <= VIENNA.length ? number : null
}

export const plzOfDistrict = (number: number): string => String(1000 + number * 10)
