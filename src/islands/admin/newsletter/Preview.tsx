import { useCallback, useId, useState } from 'react'
import { FREQUENCIES, type NewsletterFrequency } from '../../../domain/newsletter/schemas.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { call } from '../../../stores/api.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { MailTexts } from '../mailings/MailTexts.tsx'
import type { MailingWords } from '../mailings/words.ts'
import { FILTER } from '../parts/classes.ts'
import { Section } from '../parts/Section.tsx'

/** The next edition as its readers would get it now, in each language. */
export function Preview({ t, language }: { t: MailingWords; language: Language }) {
  const [frequency, setFrequency] = useState<NewsletterFrequency>('weekly')
  const [chosen, setChosen] = useState<string>(language)
  const id = useId()
  const read = useCallback(
    (signal: AbortSignal) =>
      call('GET /api/admin/newsletter/preview', { query: { frequency, language: chosen }, signal }).then(
        ({ data }) => data,
      ),
    [frequency, chosen],
  )
  const load = useLoad(read)
  return (
    <Section title={t('letter.preview')}>
      <p className="text-ink-soft">{t('letter.preview_text')}</p>
      <div className="flex flex-wrap items-end gap-4">
        <div className="flex flex-wrap gap-2">
          {FREQUENCIES.map((one) => (
            <button
              key={one}
              type="button"
              className={one === frequency ? 'button' : 'button-quiet'}
              aria-pressed={one === frequency}
              onClick={() => setFrequency(one)}
            >
              {t(`letter.${one}`)}
            </button>
          ))}
        </div>
        <div className={FILTER}>
          <label htmlFor={id}>{t('letter.language')}</label>
          <select id={id} value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
            {Object.entries(LANGUAGES).map(([code, { name }]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Loaded t={t} load={load}>
        {({ subject, preview, html, text }) => (
          <div className="grid gap-3">
            <dl className="grid gap-1">
              <Line label={t('mailings.subject')} value={subject} />
              <Line label={t('mailings.preview_line')} value={preview} />
            </dl>
            <MailTexts {...{ t, html, text }} title={subject} />
          </div>
        )}
      </Loaded>
    </Section>
  )
}

/** A line that a mailbox shows before the mail is opened. */
const Line = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-13 text-ink-soft">{label}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </div>
)
