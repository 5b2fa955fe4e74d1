/**
 * Interface language codes by every spelling that senders use. The codes are Klinke's own (gb for English, sa for
 * Arabic, ...), not BCP 47.
 */
const SPELLINGS: Record<string, string> = {
  de: 'de deu ger deutsch german at österreichisch aut',
  gb: 'en eng english englisch gb uk gbr',
  fr: 'fr fra fre french französisch francais français',
  it: 'it ita italian italienisch italiano',
  es: 'es esp spa spanish spanisch español espanol',
  pt: 'pt por prt portuguese portugiesisch português portugues',
  nl: 'nl nld dut ndl dutch niederländisch holländisch nederlands',
  se: 'se sv swe swedish schwedisch svenska',
  pl: 'pl pol polish polnisch polski',
  ru: 'ru rus russian russisch русский',
  tr: 'tr tur turkish türkisch türkçe turkce',
  sa: 'sa ar ara arabic arabisch العربية',
  ir: 'ir fa fas per persian farsi persisch فارسی',
  cn: 'cn zh zho chi chinese chinesisch 中文',
  jp: 'jp ja jpn japanese japanisch 日本語',
}

const CODES = new Map(
  Object.entries(SPELLINGS).flatMap(([code, words]) => words.split(' ').map((word) => [word, code])),
)

/** @returns the interface code, or null for a language the interface does not have: `en-GB`, `deu`, `Deutsch` */
export function languageCode(sent: string): string | null {
  const word = sent.trim().toLowerCase()
  return CODES.get(word) ?? CODES.get(word.split(/[-_]/)[0] ?? '') ?? null
}
