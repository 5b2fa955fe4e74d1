import { perM2, perM2Text } from '../../../domain/area-prices/per-m2.ts'
import { formatPercent } from '../../../domain/format/number.ts'
import type { PropertyDetail } from '../../../domain/properties/card.ts'
import { inPlace } from '../../../words/count.ts'
import type { Ctx } from '../../ctx.ts'
import { namesOf } from '../../places/service.ts'
import { readMarket } from '../../properties/market.ts'
import type { ExposeMarket } from '../document.ts'
import type { Speech } from './speech.ts'

/** The strip ends a quarter beyond the lower and the higher figure. */
const BEYOND = 0.25

/** The price a square metre beside the median of similar homes around; null without enough of them. */
export async function marketOf(ctx: Ctx, home: PropertyDetail, speech: Speech): Promise<ExposeMarket | null> {
  const art = home.vermarktungsart
  const market = await readMarket(ctx, home.id, art)
  if (!market?.median || !home.objektart) return null
  const { eur_m2: own, median } = market
  const names = await namesOf(ctx, [median.place], speech.language)
  const named = names[median.place]
  if (!named) return null
  const { t, tag } = speech
  const difference = Math.round((own / median.eur_m2 - 1) * 100)
  const low = Math.min(own, median.eur_m2) * (1 - BEYOND)
  const high = Math.max(own, median.eur_m2) * (1 + BEYOND)
  const at = (amount: number) => Math.round(((amount - low) / (high - low)) * 1000) / 1000
  const text = (amount: number) => perM2Text(art, perM2(art, amount), tag)
  return {
    sentence: `${t('market.this')}: ${text(own)}. ${t(
      difference < 0 ? 'market.below' : difference > 0 ? 'market.above' : 'market.same',
      {
        percent: formatPercent(Math.abs(difference) / 100, tag, 0),
        place: inPlace(t, median.place, { [median.place]: named }),
      },
    )}.`,
    low: text(low),
    median: text(median.eur_m2),
    high: text(high),
    medianAt: at(median.eur_m2),
    homeAt: at(own),
    note: t('market.source', {
      kind: t(`objektart.${home.objektart}`),
      place: named.name,
      count: median.count,
    }),
  }
}
