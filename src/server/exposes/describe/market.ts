import { perM2, perM2Text } from '../../../domain/area-prices/per-m2.ts'
import { stripOf } from '../../../domain/area-prices/strip.ts'
import { formatPercent } from '../../../domain/format/number.ts'
import type { PropertyDetail } from '../../../domain/properties/card.ts'
import { inPlace } from '../../../words/count.ts'
import type { Ctx } from '../../ctx.ts'
import { namesOf } from '../../places/service.ts'
import { readMarket } from '../../properties/market.ts'
import type { ExposeMarket } from '../document.ts'
import type { Speech } from './speech.ts'

/** The price a square metre on a strip with the median and quartiles of similar homes around; null without enough. */
export async function marketOf(ctx: Ctx, home: PropertyDetail, speech: Speech): Promise<ExposeMarket | null> {
  const art = home.vermarktungsart
  const market = await readMarket(ctx, home.id, art)
  if (!market?.median || !home.objektart) return null
  const { eur_m2: own, median } = market
  const names = await namesOf(ctx, [median.place], speech.language)
  const named = names[median.place]
  if (!named) return null
  const { t, tag, stop } = speech
  const difference = Math.round((own / median.eur_m2 - 1) * 100)
  const { q1, q3 } = median
  const text = (amount: number) => perM2Text(art, perM2(art, amount), tag)
  return {
    sentence: `${t('text.labelled', { label: t('market.this'), value: text(own) })}${stop}${t(
      difference < 0 ? 'market.below' : difference > 0 ? 'market.above' : 'market.same',
      {
        percent: formatPercent(Math.abs(difference) / 100, tag, 0),
        place: inPlace(t, median.place, { [median.place]: named }),
      },
    )}${stop}`.trimEnd(),
    q1: text(q1),
    median: text(median.eur_m2),
    q3: text(q3),
    ...stripOf(own, median),
    note: `${t('area_prices.half', { from: text(q1), to: text(q3) })}${stop}${t('market.source', {
      kind: t(`objektart.${home.objektart}`),
      place: named.name,
      count: median.count,
    })}`,
  }
}
