import { useRef, useState } from 'react'
import { formatDate } from '../../../domain/format/date.ts'
import type { AgentFrequency, SearchAgentView } from '../../../domain/search-agents/schemas.ts'
import { sentenceIn } from '../../../domain/search-agents/sentence.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { changeAgent, confirmAgentPhone, endAgent, sendAgentCode } from '../../../stores/account/account-lists.ts'
import { Field } from '../../forms/Field.tsx'
import { Submit } from '../../forms/Submit.tsx'
import { sentenceOf, useForm } from '../../forms/use-form.ts'
import { QUIET_LABEL, QUIET_SELECT } from '../../frame/select-class.ts'
import { showToast } from '../../frame/toasts.ts'
import { CARD_TITLE, Card, CardHead, Status } from '../cards/Card.tsx'
import { OneButton } from '../OneButton.tsx'
import { Sure } from '../Sure.tsx'
import { AgentSentence } from './AgentSentence.tsx'
import { NewHits } from './NewHits.tsx'
import { useSearchWords } from './search-words.ts'

const FREQUENCIES: readonly AgentFrequency[] = ['instant', 'daily', 'weekly']

/** A search agent: its search and its frequency, with buttons to pause, resume and end it. */
export function AgentCard({
  agent,
  t,
  language,
  heading: Heading = 'h3',
  isEnding = false,
  onChange,
  onEnd,
}: {
  agent: SearchAgentView
  t: Translate<'account' | 'requests' | 'search' | 'shared'>
  language: Language
  heading?: 'h2' | 'h3'
  /** Asks for confirmation to end it at once: the mailed link requests that. */
  isEnding?: boolean
  onChange: (change: Partial<SearchAgentView>) => void
  onEnd: (message: string) => void
}) {
  const words = useSearchWords(agent.criteria, t, language)
  const filters = words.join('\u00a0· ') || t('dashboard.agents_all')
  const sentence = sentenceIn(agent.criteria)
  const title = sentence || filters
  const status = !agent.confirmed ? 'manage.unconfirmed' : agent.paused ? 'manage.paused' : 'manage.active'
  const write = async (change: Partial<Pick<SearchAgentView, 'frequency' | 'paused' | 'criteria'>>) => {
    showToast(await changeAgent(agent.token, change))
    onChange(change)
  }
  return (
    <Card>
      <CardHead>
        <Heading className={CARD_TITLE} dir={sentence ? 'auto' : undefined}>
          {title}
        </Heading>
        <Status isOn={agent.confirmed && !agent.paused}>{t(status)}</Status>
      </CardHead>
      {sentence && <p>{filters}</p>}
      <NewHits agent={agent} t={t} />
      <p className="label">
        <bdi>{[agent.email, agent.by_sms && agent.phone].filter(Boolean).join(', ')}</bdi>
        {' · '}
        <span className="inline-block">
          {t('dashboard.since', { date: formatDate(agent.created_at, LANGUAGES[language].tag) ?? '' })}
        </span>
      </p>
      <Frequency t={t} value={agent.frequency} title={title} onChange={(frequency) => write({ frequency })} />
      {agent.by_sms && !agent.sms_confirmed && <PhoneCode t={t} agent={agent} onChange={onChange} />}
      <AgentSentence key={agent.criteria} agent={agent} t={t} write={write} />
      <div className="account-buttons">
        <a className="button-quiet" href={localPath(language, `/immobilien${agent.criteria && `?${agent.criteria}`}`)}>
          {t('agent.search')}
        </a>
        {agent.confirmed && (
          <OneButton t={t} className="button-quiet" run={() => write({ paused: !agent.paused })}>
            {t(agent.paused ? 'manage.resume' : 'agent.pause')}
            <span className="sr-only">: {title}</span>
          </OneButton>
        )}
        <Sure
          t={t}
          question={t('manage.end_sure')}
          isOpen={isEnding}
          run={async () => onEnd(await endAgent(agent.token))}
        >
          {t('agent.end')}
          <span className="sr-only">: {title}</span>
        </Sure>
      </div>
    </Card>
  )
}

function Frequency({
  t,
  value,
  title,
  onChange,
}: {
  t: Translate<'account' | 'shared'>
  value: AgentFrequency
  title: string
  onChange: (value: AgentFrequency) => Promise<void>
}) {
  /** What was chosen and is not saved yet: until then the value before would look like a refusal. */
  const [wish, setWish] = useState<AgentFrequency | null>(null)
  const last = useRef<AgentFrequency | null>(null)
  const choose = async (chosen: AgentFrequency) => {
    const isSaving = last.current !== null
    last.current = chosen
    setWish(chosen)
    // One after the other: the last choice must also be the last to arrive.
    if (isSaving) return
    try {
      for (let saved: AgentFrequency | null = null; saved !== last.current; ) {
        saved = last.current
        if (saved) await onChange(saved)
      }
    } catch (error) {
      showToast(sentenceOf(error, t), { kind: 'limit' })
    }
    last.current = null
    setWish(null)
  }
  return (
    <label className={QUIET_LABEL}>
      <span className="shrink-0">
        {t('manage.frequency')}
        <span className="sr-only">: {title}</span>
      </span>
      <select
        className={QUIET_SELECT}
        value={wish ?? value}
        aria-busy={wish !== null}
        onChange={(event) => void choose(event.target.value as AgentFrequency)}
      >
        {FREQUENCIES.map((one) => (
          <option key={one} value={one}>
            {t(`manage.frequency.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The field for the code that was sent by SMS, and a button for another one, since each is valid for an hour. */
function PhoneCode({
  t,
  agent,
  onChange,
}: {
  t: Translate<'account' | 'shared'>
  agent: SearchAgentView
  onChange: (change: Partial<SearchAgentView>) => void
}) {
  const form = useForm({
    t,
    schema: () => import('../../../domain/search-agents/schemas.ts').then(({ smsCodeSchema }) => smsCodeSchema),
    read: (data) => ({ code: String(data.get('code') ?? '').trim() }),
    async send({ code }) {
      showToast(await confirmAgentPhone(agent.token, code))
      onChange({ sms_confirmed: true })
    },
  })
  return (
    <form className="form" {...form.props}>
      <Field
        form={form}
        name="code"
        label={t('manage.code')}
        help={t(agent.sms_sent ? 'manage.code_help' : 'manage.code_none', { phone: agent.phone ?? '' })}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        dir="ltr"
      />
      <div className="account-buttons">
        <Submit form={form} className="button-quiet">
          {t('manage.code_button')}
        </Submit>
        {agent.confirmed && (
          <OneButton
            t={t}
            className="button-quiet"
            run={async () => {
              showToast(await sendAgentCode(agent.token))
              onChange({ sms_sent: true })
            }}
          >
            {t('manage.code_again')}
          </OneButton>
        )}
      </div>
    </form>
  )
}
