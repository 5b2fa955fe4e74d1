import { NEARBY } from '../../domain/search/around.ts'

/**
 * The words around a name of a place that visitors type, in the languages of the interface: kinds of places, "and",
 * "around". Texts are folded (`foldTyped`), so they have no accents and no punctuation.
 */

/** Words for a district: Bezirk in all languages. In Chinese and Japanese it stands directly behind its number. */
const DISTRICT =
  /(?<![\p{L}\p{N}])(?:bez|district|distretto|distrito|arrondissement|distrikt|distriktet|stadsdeel|dzielnica|powiat|bairro|quartiere|quartier|раион|округ|ilce|ilcesi|bolge|semt|منطقه|ناحیه|حی|الحی|المنطقه)(?![\p{L}\p{N}])/gu
const NUMBERED = /第? ?(\d{1,2}) ?区/gu
/** "7th", "7e", "7-й", "7ème": an ordinal before a district. */
const ORDINAL = /(?<![\p{L}\p{N}])(\d{1,2}) ?(?:st|nd|rd|th|e|er|eme|re|o|a|i|и|ыи|ои|inci|nci|uncu|ncu)? (?=bezirk)/gu

/** Vienna before the number of a district. */
const VIENNA = /^(?:vienna|vienne|viena|wenen|wieden|viyana|вена|فیینا|وین|维也纳|ウィーン) ?(?=第? ?\d)/u

/** The German word for a kind of place where a text names it in another language: "7th district" -> "7 bezirk". */
export function germanKinds(typed: string): string {
  return typed
    .replace(VIENNA, 'wien ')
    .replace(NUMBERED, ' $1 bezirk ')
    .replace(DISTRICT, 'bezirk')
    .replace(ORDINAL, '$1 ')
    .replace(/ +/g, ' ')
    .trim()
}

/** Separate several places: signs, and "and" or "or" between blanks. Names have commas too ("Wien 7., Neubau"). */
export const SEPARATORS =
  /[;；|\n\r]|[,，、،]|\s(?:und|u\.|oder|bzw\.?|and|or|et|ou|e|o|y|en|of|och|eller|i|lub|oraz|и|или|ve|veya|و|أو|یا|和|与|或|と|&|\/)(?=\s)/giu

/** Between such signs no name continues. */
export const isHardSeparator = (sign: string): boolean => /[;；|\n\r]/.test(sign)
/** After a comma stands what tells a place from others: "Gmünd, Kärnten". */
export const isComma = (sign: string): boolean => /[,，、،]/.test(sign)

const KM = String.raw`(\d{1,6}) ?(?:km|kilometer|kilometers|kilometres|kilometre|kilometros|chilometri|quilometros|км|كم|کیلومتر|公里|キロ)`
const AROUND = `(?:in der |im |dans les |nei |in de |i |в )?(?:umgebung|umland|umkreis|naehe|raum|grossraum|gegend|nahe|rund um|um|around|near|nearby|area of|surroundings of|environs|autour|pres|vicino|dintorni|intorno|cerca|alrededores|alrededor|arredores|perto|omgeving|rond|nabij|naera|naer|omkring|runt|okolice|okolicy|okolo|kolo|wokol|blisko|около|возле|рядом|вокруг|окрестности|cevresi|yakini|yakinlari|حول|قرب|اطراف|نزدیک|附近|周边)(?: (?:von|um|of|de|du|d|a|di|da|do|van|av|с|от))?`
const BEHIND = `(?:(?:und|u|and|et|e|y|en|och|i|и|ve|و|和|と) )?(?:umgebung|umland|surroundings|environs|alentours|dintorni|alrededores|arredores|omgeving|omnejd|okolice|окрестности|cevresi|yakini|yakinlari|yakininda|周边|周辺|附近|付近)`

const FORMS: readonly [form: RegExp, km: 1 | 2 | null, name: 1 | 2][] = [
  [new RegExp(`^${KM} (?:${AROUND}|von|of|de|da|di|van|from|от|av|od) (.+)$`, 'u'), 1, 2],
  [new RegExp(`^(.+?)(?: (?:umkreis|radius))? ${KM}(?: (?:umkreis|radius|around))?$`, 'u'), 2, 1],
  [new RegExp(`^(.+?) ?${BEHIND}$`, 'u'), null, 1],
  [new RegExp(`^${AROUND} (.+)$`, 'u'), null, 1],
]

/**
 * "Graz und Umgebung", "um Graz", "20 km um Graz", "Graz + 20 km" -> graz with the radius in km, or NEARBY when the
 * text says none. The radius is as typed, perhaps 0 or 10,000. Null for a text without such words.
 */
export function surroundingsIn(typed: string): { name: string; km: number | typeof NEARBY } | null {
  for (const [form, km, name] of FORMS) {
    const found = form.exec(typed)
    if (found) return { name: found[name] as string, km: km === null ? NEARBY : Number(found[km]) }
  }
  return null
}

/** Words before a name that say its kind, or that it is a place: without them the name is looked up again. */
export const withoutKind = (typed: string): string =>
  typed
    .replace(/^(?:in|im|bei|nach|ort|stadt|gemeinde|marktgemeinde|stadtgemeinde|city of|the|ville de|a|en|i|в) /u, '')
    .replace(/ (?:stadt|city)$/u, '')
