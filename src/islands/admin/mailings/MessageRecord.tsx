import { useCallback, useMemo, useState } from 'react'
import { formatDayTime } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { type MessageContent, type MessageDetails, readMessage } from '../../../stores/admin/mailings.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { Loaded } from '../../account/States.tsx'
import { useLoad } from '../../account/use-load.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { screenPath } from '../address.ts'
import { RecordHistory } from '../audit/RecordHistory.tsx'
import { Badge } from '../parts/Badge.tsx'
import { Danger } from '../parts/Danger.tsx'
import { Facts } from '../parts/Facts.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Section } from '../parts/Section.tsx'
import type { ScreenProps } from '../screen-props.ts'
import { MailTexts } from './MailTexts.tsx'
import { StopPart } from './StopPart.tsx'
import { type MailingWords, mailingWords, TONES } from './words.ts'

type Part = { t: MailingWords; tag: string; message: MessageDetails }

/** A message: its state, the answers of the other side, its text on demand. */
export function MessageRecord({ t: shared, language, user, id }: ScreenProps & { id: number }) {
  const t = useMemo(() => mailingWords(language), [language])
  const { tag } = LANGUAGES[language]
  const load = useLoad(useCallback((signal: AbortSignal) => readMessage(id, signal), [id]))
  const [version, setVersion] = useState(0)
  const changed = () => {
    load.refresh()
    setVersion((count) => count + 1)
  }
  return (
    <>
      <ScreenHead t={shared} isRecord title={t('mailings.message', { id: String(id) })} />
      <Loaded t={t} load={load}>
        {(message) => (
          <div className="grid gap-6">
            <State {...{ t, tag, message }} onDone={changed} />
            {message.stop && <StopPart {...{ t, tag, stop: message.stop }} onDone={changed} />}
            {message.reports.length > 0 && <Reports {...{ t, tag, message }} />}
            <Content {...{ t, tag, message }} onRead={() => setVersion((count) => count + 1)} />
            <RecordHistory {...{ language, user, id }} entity="message" version={String(version)} />
          </div>
        )}
      </Loaded>
    </>
  )
}

function State({ t, tag, message, onDone }: Part & { onDone: () => void }) {
  const { id, state, channel, topic, recipient, account, account_id, attempts, error, created_at, sent_at } = message
  const moment = (iso: string | null) => iso && formatDayTime(iso, tag)
  return (
    <Section title={t('mailings.state')} aside={<Badge tone={TONES[state]}>{t(`mailings.state.${state}`)}</Badge>}>
      <Facts
        items={[
          [t('mailings.recipient'), recipient && <bdi key="to">{recipient}</bdi>],
          [
            t('mailings.account'),
            account_id !== null && (
              <a className="link" href={`${screenPath('nutzer')}?id=${account_id}`}>
                <bdi>{account}</bdi>
              </a>
            ),
          ],
          [t('mailings.channel'), t(`mailings.channel.${channel}`)],
          [t('mailings.topic'), t(`mailings.topic.${topic}`)],
          [t('mailings.created'), moment(created_at)],
          [t('mailings.sent_at'), moment(sent_at)],
          [t('mailings.attempts'), formatNumber(attempts, tag, 0)],
          [t('mailings.error'), error && <bdi key="error">{error}</bdi>],
        ]}
      />
      {message.may_send && (
        <Danger
          t={t}
          question={t('mailings.send_sure')}
          run={async () => {
            const { message: words } = await callAgain('POST /api/admin/messages/{id}/send', { params: { id } })
            onDone()
            return words
          }}
        >
          {t('mailings.send')}
        </Danger>
      )}
    </Section>
  )
}

function Reports({ t, tag, message: { reports } }: Part) {
  return (
    <Section title={t('mailings.reports')}>
      <ul className="grid gap-3">
        {reports.map(({ kind, detail, at }) => (
          <li key={at + detail} className="grid gap-1">
            <p className="flex flex-wrap items-baseline gap-3">
              <Badge tone={kind === 'delayed' ? 'plain' : 'bad'}>{t(`mailings.report.${kind}`)}</Badge>
              <time className="text-13 text-ink-soft" dateTime={at}>
                {formatDayTime(at, tag)}
              </time>
            </p>
            {detail && (
              <p className="break-words">
                <bdi>{detail}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Content({ t, message: { id, is_erased }, onRead }: Part & { onRead: () => void }) {
  const [content, setContent] = useState<MessageContent | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const read = async () => {
    if (isBusy) return
    setBusy(true)
    setFailed(null)
    try {
      const { data } = await callAgain('POST /api/admin/messages/{id}/content', { params: { id } })
      setContent(data)
      onRead()
    } catch (error) {
      setFailed(sentenceOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={t('mailings.content')}>
      <p className="text-ink-soft">{t(is_erased ? 'mailings.erased' : 'mailings.content_text')}</p>
      {!is_erased && !content && (
        <button
          type="button"
          className="button-quiet justify-self-start"
          aria-disabled={isBusy || undefined}
          onClick={() => void read()}
        >
          {t('mailings.read')}
        </button>
      )}
      {failed && (
        <p className="form-failed" role="alert">
          {failed}
        </p>
      )}
      {content && <Shown {...{ t, content }} />}
    </Section>
  )
}

function Shown({ t, content: { subject, html, text, attachments } }: { t: MailingWords; content: MessageContent }) {
  return (
    <div className="grid gap-4">
      <Facts
        items={[
          [t('mailings.subject'), subject && <bdi key="subject">{subject}</bdi>],
          [t('mailings.attachments'), attachments.length > 0 && <bdi key="files">{attachments.join(', ')}</bdi>],
        ]}
      />
      <MailTexts {...{ t, html, text }} title={subject ?? t('mailings.content')} />
    </div>
  )
}
