// Shows how a message is read, without a conversation before it or after a search that showed three homes:
// node scripts/assistant/explain.ts de "Hat die zweite einen Balkon?" ["vermarktungsart=MIETE&ort=graz"]
import { readMessage } from '../../src/dialogue/message.ts'
import { readTurn } from '../../src/dialogue/read-turn.ts'
import { isLanguage } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { TODAY } from '../understanding/score.ts'
import { shownFor } from './homes.ts'
import { searchOf } from './score.ts'

const [language = 'de', text = '', criteria] = process.argv.slice(2)
if (!isLanguage(language)) throw new Error(`no language ${language}`)
const options = { language, gazetteer: placesForSentences(), today: TODAY }
const message = readMessage(text, options)
console.log(`read as ${message.language}`)
for (const { meaning, tokens } of message.marks)
  console.log(`${meaning}\t${tokens.map((at) => message.tokens[at]?.text).join(' ')}`)
for (const { text: words, value, meanings } of message.items)
  console.log(`   ${words}\t${value ?? ''}\t${meanings.join(' ') || '?'}`)
const search = criteria === undefined ? undefined : searchOf(criteria)
const shown = search ? shownFor(search.filter.vermarktungsart?.includes('KAUF') ?? false, false) : []
const { act, not_understood } = readTurn(text, { ...(search && { search }), before: [], shown }, options)
console.log(JSON.stringify({ act, unread: not_understood.map((span) => span.text) }, null, 1))
