import { describe, expect, test } from 'vitest'
import { homeOf } from '../../scripts/assistant/homes.ts'
import { conversationsOf, dialogueIn, play, searchOf } from '../../scripts/assistant/score.ts'
import { DIALOGUE } from '../../src/dialogue/words/all.ts'
import { FORMS, HOME_TOPICS, REFUSALS, SMALL_TALK } from '../../src/domain/assistant/acts.ts'
import { parseSearch } from '../../src/domain/search/codec.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'

/** The conversations that the words were written with must stay understood. */
const FLOOR = 0.97
const CODES = Object.keys(LANGUAGES) as Language[]
/** Languages that still borrow the German words. */
const hasWords = (language: Language) => language === 'de' || DIALOGUE[language] !== DIALOGUE.de

describe.each(CODES)('%s', (language) => {
  const [dev, held] = [conversationsOf(language, 'dev'), conversationsOf(language, 'held')]
  const turns = [...dev, ...held].flatMap((one) => one.turns)

  test('has six conversations or more for building and as many held back', () => {
    expect(dev.length).toBeGreaterThanOrEqual(6)
    expect(held.length).toBeGreaterThanOrEqual(6)
  })

  test('names only acts, homes, criteria and places that exist', () => {
    const slugs = new Set(placesForSentences().places.map(({ slug }) => slug))
    for (const { say, expect: meant } of turns) {
      const { act, criteria, home, topic, form, reason, about } = meant
      if (criteria !== undefined) {
        const { filter } = searchOf(String(criteria))
        for (const slug of filter.ort ?? []) expect(slugs.has(slug), `${say}: ${slug}`).toBe(true)
        const problems = parseSearch(new URLSearchParams(String(criteria).replace(/@[a-z_]+/g, 'wien'))).problems
        expect(problems, say).toEqual([])
      }
      if (home !== undefined) expect(homeOf(Number(home)), say).toBeDefined()
      if (act === 'ask') expect(HOME_TOPICS, say).toContain(topic)
      if (act === 'form') expect(FORMS, say).toContain(form)
      if (act === 'refuse') expect(REFUSALS, say).toContain(reason)
      if (act === 'talk') expect(SMALL_TALK, say).toContain(about)
    }
  })

  test.runIf(hasWords(language))(`reads ${FLOOR * 100} % of the turns it was built with`, () => {
    const played = dev.flatMap((one) => play(one, dialogueIn(language)).turns)
    const misses = played.filter((one) => !one.isRight).map((one) => one.say)
    expect(1 - misses.length / played.length, misses.join('\n')).toBeGreaterThanOrEqual(FLOOR)
  })
})
