import type { HomeTopic } from '../../../domain/assistant/acts.ts'
import { companyPath } from '../../../domain/companies/company.ts'
import { COMPARED_MAX, comparedPath } from '../../../domain/comparison/ids.ts'
import { isDomainError } from '../../../domain/errors.ts'
import type { PropertyCard, PropertyDetail } from '../../../domain/properties/card.ts'
import * as properties from '../../../domain/properties/operations.ts'
import { mainPrice } from '../../../domain/properties/price.ts'
import { factsLine } from '../../../words/home.ts'
import { isolated } from '../../../words/isolated.ts'
import { priceText } from '../../../words/price.ts'
import { readCards } from '../../properties/cards.ts'
import { type Answer, answer, cards, homePath, links, suggestions, type Turn, text } from '../conversation.ts'
import { linesOf, topicLabel } from '../home-lines.ts'
import { runTool } from '../tool.ts'

/** The home, or null where it does not exist or is no longer offered. */
export async function readHome(turn: Turn, id: number): Promise<PropertyDetail | null> {
  try {
    const request = { params: { id: String(id) }, query: { lang: turn.language } }
    return (await runTool(properties.read, turn, request)).data
  } catch (error) {
    if (isDomainError(error) && error.code.startsWith('property.')) return null
    throw error
  }
}

/** The answer about a home that is not there. */
export const gone = (turn: Turn): Answer => answer(turn, [text(turn.t('error.property.gone'))])

export const homeLink = ({ t }: Turn, home: PropertyCard | null) =>
  home ? [{ label: t('assistant.open'), path: homePath(home) }] : []

export const toHome = (turn: Turn, home: PropertyCard) => links(turn, ...homeLink(turn, home))

/** What a card does not say. */
const BEYOND_CARD = ['adresse', 'verfuegbar', 'stockwerk', 'ausstattung', 'heizung'] as const

export async function show(turn: Turn, id: number): Promise<Answer> {
  const { ctx, t, tag, language } = turn
  const [[card], home] = await Promise.all([readCards(ctx, [id], language), readHome(turn, id)])
  if (!card || !home) return gone(turn)
  const beyond = BEYOND_CARD.flatMap((topic) => linesOf(home, topic, undefined, t, tag).slice(0, 1))
  return answer(
    turn,
    [
      text(home.objekttitel, ...beyond),
      cards([card]),
      toHome(turn, home),
      suggestions(t('assistant.say.total_costs'), t('assistant.say.available'), t('assistant.say.viewing')),
    ],
    { home: id },
  )
}

/** A question about a home, answered from its fields in the words of its page. */
export async function ask(turn: Turn, id: number, topic: HomeTopic, value?: string): Promise<Answer> {
  const { t, tag } = turn
  const home = await readHome(turn, id)
  if (!home) return gone(turn)
  const lines = linesOf(home, topic, value, t, tag)
  const silent = t('assistant.silent', { topic: topicLabel(topic, value, t) })
  const isForSale = home.vermarktungsart === 'KAUF'
  return answer(
    turn,
    [
      text(home.objekttitel, ...(lines.length > 0 ? lines : [silent])),
      links(
        turn,
        ...homeLink(turn, home),
        ...(topic === 'anbieter' ? [{ label: home.company_detail.firma, path: companyPath(home.company_detail) }] : []),
      ),
      lines.length > 0
        ? suggestions(
            t(topic === 'preis' ? 'assistant.say.price_check' : 'assistant.say.total_costs'),
            t(isForSale ? 'assistant.say.purchase_costs' : 'assistant.say.available'),
            t('assistant.say.viewing'),
          )
        : suggestions(t('assistant.say.inquiry'), t('assistant.say.viewing')),
    ],
    { home: id },
  )
}

export async function compare(turn: Turn, ids: readonly number[]): Promise<Answer> {
  const { ctx, t, tag, language } = turn
  const homes = await readCards(ctx, [...new Set(ids)].slice(0, COMPARED_MAX), language)
  if (homes.length < 2) return answer(turn, [text(t('assistant.compare_few')), suggestions(t('assistant.say.more'))])
  const lines = homes.map((home, at) =>
    t('assistant.compared', {
      nr: at + 1,
      title: isolated(home.objekttitel, language),
      facts: [priceText(home, t, tag), factsLine(home, t, tag), home.location.ort].filter(Boolean).join(' · '),
    }),
  )
  const cheapest = bestOf(homes, cheapestFirst)
  const largest = bestOf(homes, (home) => (home.flaeche === null ? null : -home.flaeche))
  return answer(
    turn,
    [
      text(
        ...lines,
        cheapest && samePrices(homes)
          ? t('assistant.cheapest', { title: isolated(cheapest.objekttitel, language) })
          : null,
        largest && t('assistant.largest', { title: isolated(largest.objekttitel, language) }),
      ),
      cards(homes),
      links(turn, { label: t('assistant.compare_all'), path: comparedPath(homes.map(({ id }) => id)) }),
      suggestions(t('assistant.say.cheapest'), t('assistant.say.largest'), t('assistant.say.viewing')),
    ],
    { shown: homes.map(({ id }) => id) },
  )
}

const cheapestFirst = (home: PropertyCard) => mainPrice(home)

/** The home with the lowest figure; null where one has none, or two share it. */
function bestOf(homes: readonly PropertyCard[], figure: (home: PropertyCard) => number | null): PropertyCard | null {
  const figures = homes.map(figure)
  if (figures.some((one) => one === null)) return null
  const best = Math.min(...(figures as number[]))
  return figures.filter((one) => one === best).length === 1 ? (homes[figures.indexOf(best)] ?? null) : null
}

/** One is only cheaper than the other where both are the same kind of price. */
const samePrices = (homes: readonly PropertyCard[]): boolean =>
  new Set(homes.map(({ preis, waehrung }) => `${preis.art} ${preis.zeiteinheit} ${preis.ust} ${waehrung}`)).size === 1
