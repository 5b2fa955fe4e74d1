// Shows what the dialogue gets wrong in the `dev` conversations of a language; of `held` only the figures, so that nobody
// writes words for them: node scripts/assistant/misses.ts de [dev|held]
import { isLanguage } from '../../src/i18n/languages.ts'
import { conversationsOf, dialogueIn, play } from './score.ts'

const [language = 'de', part = 'dev'] = process.argv.slice(2)
if (!isLanguage(language)) throw new Error(`no language ${language}`)
if (part !== 'dev' && part !== 'held') throw new Error(`no part ${part}`)
const outcomes = conversationsOf(language, part).map((one) => ({ ...one, ...play(one, dialogueIn(language)) }))
const turns = outcomes.flatMap((one) => one.turns)
if (part === 'dev') {
  for (const { name, turns: played } of outcomes) {
    for (const { say, expect, got, isRight } of played) {
      if (!isRight)
        console.log(`${say}   (${name})\n   expected: ${JSON.stringify(expect)}\n   got:      ${JSON.stringify(got)}`)
    }
  }
}
const right = turns.filter((turn) => turn.isRight).length
console.log(
  `${language} ${part}: ${right} of ${turns.length} turns right (${(right / turns.length).toFixed(3)}), ` +
    `${outcomes.filter((one) => one.isRight).length} of ${outcomes.length} conversations`,
)
