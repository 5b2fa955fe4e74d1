import { useMemo } from 'react'
import { PeriodChoice } from '../figures/Period.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { useAddress } from '../table/use-address.ts'
import { CompanyTable } from './CompanyTable.tsx'
import { Homes } from './Homes.tsx'
import { Overview } from './Overview.tsx'
import { Searches } from './Searches.tsx'
import { businessWords } from './words.ts'

/**
 * The parts of the screen, by the value of `teil` in the address. Homes have a period of their own; searches are
 * counted by month.
 */
const PARTS = [
  { path: null, label: 'business.overview', part: Overview, hasPeriod: true },
  { path: 'firmen', label: 'business.companies', part: CompanyTable, hasPeriod: true },
  { path: 'objekte', label: 'business.homes', part: Homes, hasPeriod: false },
  { path: 'suchen', label: 'business.searches', part: Searches, hasPeriod: true },
] as const

/** The business's figures: as a whole, by company, by home, and what people search for. */
export default function BusinessScreen({ language }: ScreenProps) {
  const t = useMemo(() => businessWords(language), [language])
  const [params] = useAddress()
  const shown = PARTS.find(({ path }) => path === params.get('teil')) ?? PARTS[0]
  const Part = shown.part
  return (
    <>
      <ScreenHead t={t} title={t('screen.zahlen')} />
      <nav className="mb-6 flex flex-wrap gap-2" aria-label={t('business.parts')}>
        {PARTS.map(({ path, label }) => (
          <a
            key={label}
            className={path === shown.path ? 'button' : 'button-quiet'}
            aria-current={path === shown.path ? 'page' : undefined}
            href={partPath(params, path)}
          >
            {t(label)}
          </a>
        ))}
      </nav>
      {shown.hasPeriod && <PeriodChoice t={t} language={language} isByMonth={shown.path === 'suchen'} />}
      <Part t={t} language={language} />
    </>
  )
}

/** The address of a part, with the chosen period. */
function partPath(params: URLSearchParams, part: string | null): string {
  const kept = ['zeitraum', 'bis'].flatMap((name) => {
    const value = params.get(name)
    return value === null ? [] : [[name, value]]
  })
  const query = new URLSearchParams([...(part === null ? [] : [['teil', part]]), ...kept])
  return `?${query}`
}
