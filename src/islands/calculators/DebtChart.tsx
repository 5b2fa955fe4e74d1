import type { Translate } from '../../i18n/translate.ts'

const WIDTH = 640
const HEIGHT = 220
const BASE = HEIGHT - 24
/** A tenth of a unit is finer than a screen; all digits of every bar would be a kilobyte of each page. */
const tenth = (length: number) => Math.round(length * 10) / 10

/** The remaining debt as one bar a year, and the same figures as a table for those who cannot see or trust bars. */
export function DebtChart({
  debt,
  t,
  money,
}: {
  /** EUR at the start and after each year */
  debt: readonly number[]
  t: Translate
  money: (amount: number) => string
}) {
  const top = debt[0] ?? 1
  const step = WIDTH / debt.length
  const width = tenth(0.7 * step)
  const labelEvery = Math.max(1, Math.ceil(debt.length / 8))
  const half = debt.findIndex((amount) => amount <= top / 2)
  return (
    <figure className="calculator-chart">
      <figcaption>{t('calculator.debt')}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        direction="ltr"
        aria-label={t('calculator.debt_text', { start: money(top), year: String(half) })}
      >
        {debt.map((amount, year) => {
          const height = Math.max((amount / top) * (BASE - 8), amount > 0 ? 1 : 0)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the year is the bar's identity
            <g key={year} className={year === half ? 'calculator-half' : undefined}>
              <rect x={tenth((year + 0.15) * step)} y={tenth(BASE - height)} width={width} height={tenth(height)} />
              {year % labelEvery === 0 && (
                <text x={tenth((year + 0.5) * step)} y={HEIGHT - 6} textAnchor="middle">
                  {year}
                </text>
              )}
            </g>
          )
        })}
        <path d={`M0 ${BASE}.5H${WIDTH}`} />
      </svg>
      <details>
        <summary>{t('calculator.debt_table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('calculator.year')}</th>
              <th scope="col">{t('calculator.debt')}</th>
            </tr>
          </thead>
          <tbody>
            {debt.map((amount, year) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the year is the row's identity
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{money(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
