// Shows what the rules get wrong in the `dev` sentences of a language, with --all also what they get right; of `held`
// only the figures, so that nobody writes words for them: node scripts/understanding/misses.ts de [dev|held] [--all]
import { readFileSync } from 'node:fs'
import { isLanguage } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { flatten } from '../../src/understanding/flat.ts'
import { interpret } from '../../src/understanding/interpret.ts'
import { addScores, type Case, compare, NO_SCORE, ratesOf, slotsOf, TODAY } from './score.ts'

const isAll = process.argv.includes('--all')
const [language = 'de', part = 'dev'] = process.argv.slice(2).filter((one) => one !== '--all')
if (!isLanguage(language)) throw new Error(`no language ${language}`)
const corpus = JSON.parse(readFileSync(new URL(`../../tests/understanding/${language}.json`, import.meta.url), 'utf8'))
let sum = NO_SCORE
for (const { text, criteria, sort } of corpus[part] as Case[]) {
  const read = interpret(text, { language, gazetteer: placesForSentences(), today: TODAY })
  const [expected, got] = [slotsOf(criteria, sort), slotsOf(flatten(read.filter), read.sort)]
  const score = compare(expected, got)
  sum = addScores(sum, score)
  if (part === 'held') continue
  if (score.exact && isAll) {
    console.log(`${text}\n   right: ${[...expected].join(' ')}`)
    continue
  }
  if (score.exact) continue
  const list = (slots: Iterable<string>, other: Set<string>) => [...slots].filter((slot) => !other.has(slot)).join(' ')
  console.log(
    `${text}\n   missing: ${list(expected, got)}\n   wrong:   ${list(got, expected)}\n   unknown: ${read.not_understood.map((span) => span.text).join(' | ')}${read.language === language ? '' : `  (read as ${read.language})`}`,
  )
}
const rates = ratesOf(sum)
console.log(
  `${language} ${part}: F1 ${rates.f1.toFixed(3)} precision ${rates.precision.toFixed(3)} recall ${rates.recall.toFixed(3)} exact ${rates.exact.toFixed(2)} harmed ${rates.harmed.toFixed(2)}`,
)
