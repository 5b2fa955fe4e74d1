// Shows how a sentence is read: node scripts/understanding/explain.ts de "3 Zimmer in Graz"
import { isLanguage } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { flatten } from '../../src/understanding/flat.ts'
import { indexOf } from '../../src/understanding/gazetteer.ts'
import { interpret } from '../../src/understanding/interpret.ts'
import { languageOfText } from '../../src/understanding/language.ts'
import { lexiconOf } from '../../src/understanding/lexicon.ts'
import { joinNumbers } from '../../src/understanding/numbers.ts'
import { scan } from '../../src/understanding/scan.ts'
import { asidesOf, scopeOf } from '../../src/understanding/scope.ts'
import { tokenize } from '../../src/understanding/tokens.ts'
import { TODAY } from './score.ts'

const [language = 'de', text = ''] = process.argv.slice(2)
if (!isLanguage(language)) throw new Error(`no language ${language}`)
const gazetteer = placesForSentences()
const tokens = tokenize(text)
const read = languageOfText(text, tokens, language)
const lexicon = lexiconOf(read)
const items = joinNumbers(scan(tokens, lexicon, indexOf(gazetteer)))
const { negated, wished, corrected } = scopeOf({ items })
const aside = asidesOf({ items, lexicon })
console.log(`read as ${read}; corrected before item ${corrected}`)
items.forEach((item, at) => {
  const what = item.places?.map(({ slug }) => slug).join(' ') ?? item.meanings.join(' ')
  console.log(
    `${at}\t${item.text}\t${item.value ?? ''}\t${what || '?'}${negated.has(at) ? '\tNOT' : ''}${wished.has(at) ? '\tWISH' : ''}${aside.has(at) ? '\tASIDE' : ''}`,
  )
})
const answer = interpret(text, { language, gazetteer, today: TODAY })
console.log(JSON.stringify({ ...flatten(answer.filter), ...(answer.sort && { sort: answer.sort }) }, null, 1))
