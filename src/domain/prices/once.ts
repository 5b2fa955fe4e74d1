import { part } from './part.ts'
import { statedPeriod } from './period.ts'
import { parkingPrices, parkingWithoutPrice } from './running.ts'
import type { CostPart } from './schemas.ts'
import { amountOf, type PriceSource, positive, rateOf, textOf } from './source.ts'

/** Amounts that are paid once, beside price and commission, in reading order. */
export function oncePaid(source: PriceSource): CostPart[] {
  const { preise } = source
  const amounts = ['finanzierungsbeitrag', 'geschaeftsguthaben', 'wohnbaufoerderung', 'erschliessungskosten', 'abstand']
  const shares = ['grunderwerbssteuer', 'grundbucheintragung', 'vertragserrichtung']
  const kaution = positive(source.kaution)
  const words = source.kaution_text
  return [
    ...parkingPrices(preise),
    ...amounts.flatMap((name) => {
      const brutto = amountOf(preise, name)
      return brutto === null ? [] : [part(name, 'einmalig', { brutto })]
    }),
    ...(kaution === null && words === null ? [] : [part('kaution', 'einmalig', { brutto: kaution, text: words })]),
    ...shares.flatMap((name) => {
      const prozent = rateOf(preise, name)
      const text = textOf(preise, `${name}_text`)
      return prozent === null && text === null ? [] : [part(name, 'einmalig', { prozent, text })]
    }),
  ]
}

/** What the object earns. */
export function yieldsOf({ preise }: PriceSource): CostPart[] {
  const income = ['mieteinnahmen_ist', 'mieteinnahmen_soll'].flatMap((name) => {
    const brutto = amountOf(preise, name)
    // The standard: without a period, a year.
    const zeiteinheit = statedPeriod(preise, `${name}_periode`) ?? 'JAHR'
    return brutto === null ? [] : [part(name, 'ertrag', { brutto, zeiteinheit })]
  })
  const rates = ['nettorendite', 'nettorendite_ist', 'nettorendite_soll'].flatMap((name) => {
    const prozent = positive(preise[name])
    return prozent === null ? [] : [part(name, 'ertrag', { prozent })]
  })
  const faktor = amountOf(preise, 'x_fache')
  return [...income, ...rates, ...(faktor === null ? [] : [part('x_fache', 'ertrag', { faktor })])]
}

/** Figures for comparison, and tax as a whole. */
export function furtherOf({ preise }: PriceSource): CostPart[] {
  // An amount per m² tells a price that the sender gives on request only.
  if (preise.auf_anfrage === true) return []
  const amounts = ['mietpreis_pro_qm', 'kaufpreis_pro_qm', 'richtpreisprom2', 'mwst_gesamt', 'gesamtmiete_ust']
  const ranges = ['nettomieteprom2', 'nebenkostenprom2', 'gesamtkostenprom2']
  const rate = positive(preise.mwst_satz)
  return [
    ...amounts.flatMap((name) => {
      const brutto = amountOf(preise, name)
      return brutto === null ? [] : [part(name, 'weitere', { brutto })]
    }),
    ...ranges.flatMap((name) => {
      const [von, bis] = [amountOf(preise, `${name}von`), amountOf(preise, `${name}bis`)]
      return von === null && bis === null
        ? []
        : [part(`${name}von`, 'weitere', { brutto: von ?? bis, bis: von === null || bis === von ? null : bis })]
    }),
    ...(rate === null ? [] : [part('mwst_satz', 'weitere', { prozent: rate })]),
    ...parkingWithoutPrice(preise),
  ]
}
