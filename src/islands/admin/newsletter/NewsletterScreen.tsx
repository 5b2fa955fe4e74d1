import { useMemo, useState } from 'react'
import { formatDayTime } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import type { Issue } from '../../../domain/newsletter/issues.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { type Issues, readIssues } from '../../../stores/admin/mailings.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { isolated } from '../../../words/isolated.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { type MailingWords, mailingWords } from '../mailings/words.ts'
import { Badge } from '../parts/Badge.tsx'
import { TABLE, TABLE_FRAME } from '../parts/classes.ts'
import { Danger } from '../parts/Danger.tsx'
import { Facts } from '../parts/Facts.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { Growth } from './Growth.tsx'
import { Preview } from './Preview.tsx'

const TONES = { planned: 'plain', held: 'attention', sending: 'good', sent: 'good', skipped: 'attention' } as const

/** The newsletter: the next edition of each frequency, its preview, growth and leaving, earlier editions. */
export default function NewsletterScreen({ t: shared, language }: ScreenProps) {
  const t = useMemo(() => mailingWords(language), [language])
  const { tag } = LANGUAGES[language]
  const load = useLoad(readIssues)
  const [version, setVersion] = useState(0)
  const changed = () => {
    load.refresh()
    setVersion((count) => count + 1)
  }
  return (
    <>
      <ScreenHead t={shared} title={t('screen.newsletter')} />
      <Loaded t={t} load={load}>
        {({ next, before }) => (
          <div className="grid gap-6">
            <div className="grid items-start gap-6 lg:grid-cols-2">
              {next.map((issue) => (
                <NextIssue key={issue.frequency + issue.period} {...{ t, tag, language, issue }} onDone={changed} />
              ))}
            </div>
            <Preview {...{ t, language }} key={version} />
            <Growth {...{ t, language }} />
            <Before {...{ t, tag, before }} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function NextIssue({
  t,
  tag,
  language,
  issue,
  onDone,
}: {
  t: MailingWords
  tag: string
  language: Language
  issue: Issues['next'][number]
  onDone: () => void
}) {
  const { frequency, period, due_at, state, readers, languages, sent_at } = issue
  const count = formatNumber(readers, tag, 0)
  const isBegun = state === 'sending' || state === 'sent'
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  const nameOf = (code: string) => names.of(LANGUAGES[code as Language]?.tag.split('-')[0] ?? code) ?? code
  const told = async (act: Promise<{ message: string }>) => {
    const { message } = await act
    onDone()
    return message
  }
  const params = { frequency }
  // "2026-W48" would turn around in a sentence that runs to the left.
  const name = isolated(period, language)
  return (
    <Section title={t(`letter.${frequency}`)} aside={<Badge tone={TONES[state]}>{t(`letter.state.${state}`)}</Badge>}>
      <Facts
        items={[
          [t('letter.period'), <bdi key="period">{period}</bdi>],
          [t('letter.due'), formatDayTime(due_at, tag)],
          [t('letter.readers'), count],
          ...(isBegun ? [[t('mailings.state'), mailsText(t, tag, issue)] as const] : []),
          [t('mailings.sent_at'), sent_at && formatDayTime(sent_at, tag)],
          [
            t('letter.language'),
            languages.map((one) => `${nameOf(one.language)} ${formatNumber(one.readers, tag, 0)}`).join(' · '),
          ],
        ]}
      />
      <div className="flex flex-wrap items-start gap-3" lang={LANGUAGES[language].tag}>
        {state === 'planned' && (
          <Danger
            t={t}
            question={t('letter.hold_sure', { period: name })}
            run={() => told(callAgain('POST /api/admin/newsletter/{frequency}/hold', { params, body: { period } }))}
          >
            {t('letter.hold')}
          </Danger>
        )}
        {state === 'held' && (
          <Danger
            t={t}
            question={t('letter.release_sure', { period: name })}
            run={() => told(callAgain('POST /api/admin/newsletter/{frequency}/release', { params, body: { period } }))}
          >
            {t('letter.release')}
          </Danger>
        )}
        {(state === 'planned' || state === 'held') && readers > 0 && (
          <Danger
            t={t}
            question={t('letter.send_sure', { period: name, count })}
            run={() =>
              told(callAgain('POST /api/admin/newsletter/{frequency}/send', { params, body: { period, readers } }))
            }
          >
            {t('letter.send')}
          </Danger>
        )}
      </div>
    </Section>
  )
}

/** "Gesendet: 12 · Wartet: 3 · Fehlgeschlagen: 1": queued is not sent. */
const mailsText = (t: MailingWords, tag: string, mails: Pick<Issue, 'sent' | 'waiting' | 'failed'>): string =>
  (['sent', 'waiting', 'failed'] as const)
    .filter((name) => name === 'sent' || mails[name] > 0)
    .map((name) => t('text.labelled', { label: t(`mailings.state.${name}`), value: formatNumber(mails[name], tag, 0) }))
    .join(' · ')

function Before({ t, tag, before }: { t: MailingWords; tag: string; before: readonly Issue[] }) {
  return (
    <Section title={t('letter.before')}>
      {before.length === 0 ? (
        <p className="text-ink-soft">{t('letter.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by the arrow keys
        <section className={TABLE_FRAME} tabIndex={0} aria-label={`${t('letter.before')} (${before.length})`}>
          <table className={TABLE}>
            <caption className="sr-only">{t('letter.before')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('letter.period')}</th>
                <th scope="col">{t('mailings.state')}</th>
                <th scope="col">{t('mailings.sent_at')}</th>
                <th scope="col" className="text-end">
                  {t('letter.readers')}
                </th>
              </tr>
            </thead>
            <tbody>
              {before.map(({ frequency, period, state, sent_at, readers, ...mails }) => (
                <tr key={frequency + period}>
                  <th scope="row" className="text-13 whitespace-nowrap text-ink-soft">
                    <bdi>{period}</bdi> · {t(`letter.${frequency}`)}
                  </th>
                  <td>
                    <Badge tone={TONES[state]}>{t(`letter.state.${state}`)}</Badge>
                  </td>
                  <td>{sent_at ? formatDayTime(sent_at, tag) : '–'}</td>
                  <td className="text-end tabular-nums">
                    {formatNumber(readers, tag, 0)}
                    {mails.waiting + mails.failed > 0 && (
                      <span className="block text-13 text-ink-soft">{mailsText(t, tag, mails)}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Section>
  )
}
