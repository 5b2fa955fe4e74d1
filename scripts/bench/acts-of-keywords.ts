import { DIALOGUE } from '../../src/dialogue/words/all.ts'
import type { Act, FormName, HomeTopic, Refusal, SmallTalk } from '../../src/domain/assistant/acts.ts'
import { FORMS } from '../../src/domain/assistant/acts.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'
import { expand } from '../../src/understanding/lexicon.ts'
import { longest } from '../../src/understanding/lookup.ts'
import { addPhrase, newPhrases } from '../../src/understanding/phrases.ts'
import { tokenize } from '../../src/understanding/tokens.ts'
import { WORDS } from '../../src/understanding/words/all.ts'
import type { Reader } from '../assistant/score.ts'
import { keywordsOnly } from './keywords-only.ts'

/**
 * The naive baseline of the bench: the longest phrase of the message that stands for an act decides, and its home is the
 * one in talk; without one, the keywords of the understanding make a search. It knows no references, no order of rules,
 * no gaps, and no change of a search.
 */
export function actsOfKeywords(language: Language): Reader {
  const phrases = newPhrases<string>()
  const { talk, refusals, intents, topics } = DIALOGUE[language]
  for (const [kind, lists] of Object.entries({ talk, refusals, intents, topics })) {
    for (const [name, list] of Object.entries(lists)) {
      for (const pattern of list.split(',')) {
        if (pattern.includes(' .. ')) continue
        for (const phrase of expand(pattern.trim())) addPhrase(phrases, phrase, `${kind}.${name}`)
      }
    }
  }
  const keywords = keywordsOnly(WORDS[language], placesForSentences())
  return (text, { home, page }) => {
    const tokens = tokenize(text)
    const found = tokens
      .map((_, at) => longest(phrases, tokens, at, (word) => [word]))
      .reduce((best, one) => ((one?.count ?? 0) > (best?.count ?? 0) ? one : best), null)
    const [kind = '', name = ''] = found?.meanings[0]?.split('.') ?? []
    const act = actOf(kind, name, (home ?? page)?.id, text)
    if (act) return { act }
    const said = Object.entries(keywords(text)).map(([key, value]) => [key, String(value)])
    if (said.length === 0) return { act: { act: 'cannot' } }
    return { act: { act: 'search', criteria: String(new URLSearchParams(said)) } }
  }
}

function actOf(kind: string, name: string, home: number | undefined, text: string): Act | null {
  const which: Act = { act: 'which_home' }
  if (kind === 'talk') return { act: 'talk', about: name as SmallTalk }
  if (kind === 'refusals') return { act: 'refuse', reason: name as Refusal }
  if (kind === 'topics') return home ? { act: 'ask', home, topic: name as HomeTopic } : which
  if (kind !== 'intents') return null
  if ((FORMS as readonly string[]).includes(name)) {
    return home || name === 'search_agent' ? { act: 'form', form: name as FormName, ...(home && { home }) } : which
  }
  if (name === 'price_check') return home ? { act: name, home } : which
  if (name === 'show') return home ? { act: name, home } : null
  if (name === 'definition' || name === 'how_to' || name === 'rules') return { act: 'help', query: text }
  if (name === 'unrelated') return { act: 'cannot' }
  if (name === 'more' || name === 'restart' || name === 'human' || name === 'contact') return { act: name }
  return name === 'mortgage' || name === 'area_prices' || name === 'purchase_costs' ? { act: name } : null
}
