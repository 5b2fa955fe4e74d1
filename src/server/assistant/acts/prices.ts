import { pricesPath } from '../../../domain/area-prices/address.ts'
import * as areaPriceOperations from '../../../domain/area-prices/operations.ts'
import { perM2Text } from '../../../domain/area-prices/per-m2.ts'
import { type AreaPrices, COUNTRY } from '../../../domain/area-prices/schemas.ts'
import type { Act } from '../../../domain/assistant/acts.ts'
import { isDomainError } from '../../../domain/errors.ts'
import type { Vermarktungsart } from '../../../domain/properties/vocabulary.ts'
import { parseSearch } from '../../../domain/search/codec.ts'
import { placeName } from '../../../words/place.ts'
import { readPlaceFigures } from '../../area-prices/service.ts'
import { namesOf } from '../../places/service.ts'
import { readPricePerArea } from '../../properties/market.ts'
import { type Answer, answer, links, suggestions, type Turn, text } from '../conversation.ts'
import { runTool } from '../tool.ts'
import { gone, homeLink, readHome, toHome } from './homes.ts'

type Figures = AreaPrices['prices'][number]
/** Kinds and offers told of a place: more are on its page. */
const KINDS_TOLD = 4

/** The price per m² of a home beside those of its kind, in the smallest area with figures. */
export async function checkPrice(turn: Turn, id: number): Promise<Answer> {
  const { ctx, language, t } = turn
  const home = await readHome(turn, id)
  if (!home) return gone(turn)
  const { vermarktungsart: art, objektart } = home
  const own = await readPricePerArea(ctx, id, art)
  if (!own || !objektart) {
    return answer(turn, [text(home.objekttitel, t('assistant.no_unit_price')), toHome(turn, home)], { home: id })
  }
  const area = await smallestWithFigures(turn, own.orte, objektart, art)
  const price = perSquareMetre(turn, own.eur_m2, art)
  if (!area) {
    return answer(
      turn,
      [text(home.objekttitel, told(turn, 'market.this', price), t('market.unknown')), toHome(turn, home)],
      { home: id },
    )
  }
  const { figures, place } = area
  const names = await namesOf(ctx, [place], language)
  return answer(
    turn,
    [
      text(
        home.objekttitel,
        told(turn, 'market.this', price),
        figuresText(turn, figures, placeName(place, names)),
        t(verdictOf(own.eur_m2, figures)),
        t('assistant.asking_prices'),
      ),
      links(turn, ...homeLink(turn, home), {
        label: t('market.more'),
        path: pricesPath(place, { objektart, vermarktungsart: art }),
      }),
      suggestions(t('assistant.say.total_costs'), t('assistant.say.price_alert'), t('assistant.say.viewing')),
    ],
    { home: id },
  )
}

async function smallestWithFigures({ ctx }: Turn, places: readonly string[], objektart: string, art: Vermarktungsart) {
  for (const place of places) {
    const figures = (await readPlaceFigures(ctx, place)).find(
      (one) => one.objektart === objektart && one.vermarktungsart === art,
    )
    if (figures) return { figures, place }
  }
  return null
}

/** The middle half of the offers counts as usual. */
function verdictOf(price: number, { q1, q3 }: Figures) {
  if (price < q1) return 'assistant.check.below'
  return price > q3 ? 'assistant.check.above' : 'assistant.check.usual'
}

/** Asking prices of a place; without one, of the place that is searched. */
export async function areaPrices(turn: Turn, act: Extract<Act, { act: 'area_prices' }>): Promise<Answer> {
  const { language, t, carried } = turn
  const { objektart, vermarktungsart } = act
  const { filter } = parseSearch(new URLSearchParams(carried.criteria ?? '')).query
  const ort = act.ort ?? filter.ort?.[0] ?? filter.plz?.[0] ?? COUNTRY
  const query = {
    ort,
    level: 'ort',
    lang: language,
    ...(objektart && { objektart }),
    ...(vermarktungsart && { vermarktungsart }),
  }
  const read = await runTool(areaPriceOperations.readPrices, turn, { query }).catch((error) => {
    if (isDomainError(error)) return null
    throw error
  })
  if (!read) return answer(turn, [text(t('list.nowhere')), suggestions(t('assistant.say.area_prices'))])
  const meant = read.prices.filter(
    (one) =>
      (objektart ?? one.objektart) === one.objektart &&
      (vermarktungsart ?? one.vermarktungsart) === one.vermarktungsart,
  )
  const lines = meant.slice(0, KINDS_TOLD).map((one) => figuresText(turn, one, read.place.name))
  return answer(turn, [
    lines.length > 0
      ? text(...lines, t('assistant.asking_prices'))
      : text(t('text.labelled', { label: read.place.name, value: t('area_prices.too_few') })),
    links(turn, {
      label: t('frame.prices'),
      path: pricesPath(read.place.slug, { objektart, vermarktungsart }),
    }),
    suggestions(t('assistant.say.search'), t('assistant.say.purchase_costs')),
  ])
}

function figuresText(turn: Turn, figures: Figures, place: string): string {
  const { t } = turn
  const { objektart, vermarktungsart: art, q1, median, q3, count } = figures
  return t('assistant.figures', {
    kind: t(`objektart.${objektart}`),
    offer: t(`angebot.${art}`),
    place,
    median: perSquareMetre(turn, median, art),
    from: perM2Text(art, q1, turn.tag),
    to: perM2Text(art, q3, turn.tag),
    number: count,
  })
}

const told = ({ t }: Turn, label: 'market.this', value: string) => t('text.labelled', { label: t(label), value })

function perSquareMetre({ t, tag }: Turn, amount: number, art: Vermarktungsart): string {
  const unit = t(art === 'MIETE' ? 'area_prices.per_m2_month' : 'area_prices.per_m2')
  return `${perM2Text(art, amount, tag)} ${unit}`
}
