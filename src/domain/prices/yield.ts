import { cents } from '../format/cents.ts'
import { part } from './part.ts'
import { statedPeriod } from './period.ts'
import { saleOf } from './sale.ts'
import type { CostPart, Ertrag } from './schemas.ts'
import { amountOf, type PriceSource, positive } from './source.ts'

const RATES = ['nettorendite_ist', 'nettorendite', 'nettorendite_soll'] as const

/**
 * What a home for sale earns; null when nothing is known. A yield that was sent counts before one that is formed, since
 * it knows the costs; today's income counts before the one with every unit let. A yield above 100 % is a slip.
 */
export function ertragOf(source: PriceSource): Ertrag | null {
  const { preise, vermarktungsart } = source
  if (vermarktungsart.length > 0 && !vermarktungsart.includes('KAUF')) return null
  const ist = incomeOf(source, 'mieteinnahmen_ist')
  const mieteinnahmen = ist ?? incomeOf(source, 'mieteinnahmen_soll')
  const price = priceOf(source)
  const formed = mieteinnahmen !== null && price !== null ? mieteinnahmen / price : null
  const sent = amountOf(preise, 'x_fache')
  const share = formed ?? (sent === null ? null : 1 / sent)
  const rates = [
    ...RATES.map((art) => ({ art, rendite: positive(preise[art]) })),
    { art: 'bruttorendite' as const, rendite: share === null ? null : cents(share * 100) },
  ]
  const found = rates.find(({ rendite }) => rendite !== null && rendite > 0 && rendite <= 100)
  const faktor = sent ?? (formed === null ? null : Math.round(10 / formed) / 10)
  if (!found && mieteinnahmen === null && faktor === null) return null
  return {
    rendite: found?.rendite ?? null,
    rendite_art: found?.art ?? null,
    mieteinnahmen,
    mieteinnahmen_art: ist !== null ? 'ist' : mieteinnahmen !== null ? 'soll' : null,
    faktor,
  }
}

/** The figures that are formed here, for the list of those that were sent. */
export function formedYields({ preise }: PriceSource, ertrag: Ertrag | null): CostPart[] {
  if (!ertrag) return []
  const { rendite, rendite_art, faktor } = ertrag
  const isFormed = faktor !== null && amountOf(preise, 'x_fache') === null
  return [
    ...(rendite_art === 'bruttorendite' ? [part('bruttorendite', 'ertrag', { prozent: rendite })] : []),
    ...(isFormed ? [part('faktor', 'ertrag', { faktor })] : []),
  ]
}

function priceOf(source: PriceSource): number | null {
  const { betrag, art } = saleOf(source).head
  return art === 'kaufpreis' || art === 'richtpreis' ? betrag : null
}

/** The income of a year. The standard: without a period, the amount is for a year. */
function incomeOf({ preise }: PriceSource, name: 'mieteinnahmen_ist' | 'mieteinnahmen_soll'): number | null {
  const amount = amountOf(preise, name)
  const period = statedPeriod(preise, `${name}_periode`) ?? 'JAHR'
  if (amount === null || period === 'TAG' || period === 'WOCHE') return null
  return period === 'MONAT' ? cents(amount * 12) : amount
}
