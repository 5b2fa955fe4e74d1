import { useCallback } from 'react'
import { formatNumber } from '../../../domain/format/number.ts'
import type { Standing } from '../../../domain/standing/standing.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { adviceGain, adviceText, figureText } from '../../../words/standing.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { screenPath } from '../address.ts'
import { ScreenHead } from '../parts/Head.tsx'
import { Scrolled } from '../parts/Scrolled.tsx'
import { Section } from '../parts/Section.tsx'
import { comparedText } from './StandingList.tsx'
import type { StandingWords } from './words.ts'

type Part = { t: StandingWords; tag: string; home: Standing }

/** One home beside comparable ones, and what would help it. */
export function StandingRecord({ t, language, id }: { t: StandingWords; language: Language; id: number }) {
  const { tag } = LANGUAGES[language]
  const read = useCallback(
    async (signal: AbortSignal) => (await call('GET /api/admin/standings/{id}', { params: { id }, signal })).data,
    [id],
  )
  const load = useLoad(read)
  return (
    <>
      <ScreenHead t={t} isRecord title={<bdi>{load.data?.titel ?? t('standing.home')}</bdi>}>
        <a className="button-quiet" href={`${screenPath('objekte')}?id=${id}`}>
          {t('standing.open_home')}
        </a>
      </ScreenHead>
      <Loaded t={t} load={load}>
        {(home) => (
          <div className="grid gap-6">
            <Beside {...{ t, tag, home }} />
            <Help {...{ t, tag, home }} />
            <Searchers {...{ t, tag, home }} />
          </div>
        )}
      </Loaded>
    </>
  )
}

const NAMES = ['views', 'favorites', 'inquiries', 'viewings', 'days'] as const

/** A table with a bar for each figure and its median. */
function Beside({ t, tag, home }: Part) {
  const number = (value: number) => figureText(value, tag)
  const hasMedian = home.compared !== null
  return (
    <Section title={t('standing.compared')} aside={<p className="text-13">{comparedText(t, tag, home)}</p>}>
      <p className="text-ink-soft">{t('standing.window', { days: number(home.window) })}</p>
      <Scrolled label={t('standing.compared')}>
        <table className="w-full text-15">
          <thead>
            <tr className="border-b border-line text-13 text-ink-soft">
              <th scope="col">
                <span className="sr-only">{t('standing.home')}</span>
              </th>
              <th scope="col" className="py-2 ps-3 text-end font-normal">
                {t('standing.own')}
              </th>
              {hasMedian && (
                <th scope="col" className="py-2 ps-3 text-end font-normal">
                  {t('standing.others')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {NAMES.map((name) => (
              <tr key={name} className="border-b border-line align-top">
                <th scope="row" className="py-3 text-start font-normal">
                  {t(`standing.${name}`)}
                  {hasMedian && <Bars own={home[name].own} median={home[name].median ?? 0} />}
                </th>
                <td className="py-3 ps-3 text-end font-semibold tabular-nums">
                  <bdi>{number(home[name].own)}</bdi>
                </td>
                {hasMedian && (
                  <td className="py-3 ps-3 text-end tabular-nums text-ink-soft">
                    <bdi>{number(home[name].median ?? 0)}</bdi>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </Section>
  )
}

/** The figure above its median, on one scale; the numbers beside say the same. */
function Bars({ own, median }: { own: number; median: number }) {
  const most = Math.max(own, median)
  if (most === 0) return null
  return (
    <span className="mt-1 grid max-w-60 gap-1" aria-hidden="true">
      <i className="h-1.5 rounded-control bg-leaf" style={{ width: `${(own / most) * 100}%` }} />
      <i className="h-1.5 rounded-control bg-ink-soft" style={{ width: `${(median / most) * 100}%` }} />
    </span>
  )
}

function Help({ t, tag, home }: Part) {
  return (
    <Section title={t('standing.help')}>
      {home.advice.length === 0 ? (
        <p>{t('standing.help_none')}</p>
      ) : (
        <ul className="grid gap-3">
          {home.advice.map((one) => (
            <li key={one.name} className="grid gap-1 border-b border-line pb-3 last:border-0 last:pb-0">
              <span>{adviceText(t, tag, one)}</span>
              {adviceGain(t, tag, one).map((gain) => (
                <span key={gain} className="text-13 text-ink-soft">
                  {gain}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function Searchers({ t, tag, home: { searchers } }: Part) {
  return (
    <Section title={t('standing.searchers_title')}>
      <p className="text-26">
        {searchers === null ? t('standing.fewer') : <bdi>{formatNumber(searchers, tag, 0)}</bdi>}
      </p>
      <p>{t('standing.searchers_text')}</p>
      <p className="text-13 text-ink-soft">{t('standing.searchers_note')}</p>
    </Section>
  )
}
