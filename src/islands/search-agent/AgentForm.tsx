import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { requests } from '../../i18n/requests/browser.ts'
import { search } from '../../i18n/search/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { $user } from '../../stores/account/session.ts'
import { createSearchAgent } from '../../stores/messages.ts'
import { chipsOf } from '../../words/filter.ts'
import { usePlaceNames } from '../account/saved/place-names.ts'
import type { ContactFormProps } from '../dialogs/kinds.ts'
import { Consent, Sender, senderOf } from '../dialogs/Sender.tsx'
import { Choices } from '../forms/Choices.tsx'
import { Tick } from '../forms/Field.tsx'
import { Submit } from '../forms/Submit.tsx'
import { useForm } from '../forms/use-form.ts'
import { criteriaOf } from './criteria.ts'

const FREQUENCIES = ['instant', 'daily', 'weekly'] as const

/** Saves the search in the address as an agent, which reports its new homes. */
export default function AgentForm({ t, language, opened, onDone }: ContactFormProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is another one at the next opening
  const { query, criteria } = useMemo(() => criteriaOf(location.search), [opened])
  const user = useStore($user)
  const [bySms, setBySms] = useState(false)
  const form = useForm({
    t,
    schema: () => import('../../domain/search-agents/schemas.ts').then(({ searchAgentSchema }) => searchAgentSchema),
    read: (data) => ({
      ...senderOf(data),
      criteria,
      by_email: data.has('by_email'),
      by_sms: data.has('by_sms'),
    }),
    send: async (agent, key) => onDone(await createSearchAgent(agent, key)),
  })
  return (
    <form className="form" {...form.props}>
      <Searched language={language} query={query} />
      <p className="field-help">{t('agent.form.lead')}</p>
      <Choices
        form={form}
        name="frequency"
        label={t('agent.form.frequency')}
        defaultValue="daily"
        options={FREQUENCIES.map((value) => ({ value, label: t(`agent.form.${value}`) }))}
      />
      <fieldset className="field form-ways" onChange={(event) => setBySms(isSmsTicked(event.currentTarget))}>
        <legend className="field-label">{t('agent.form.by')}</legend>
        <Tick form={form} name="by_email" label={t('agent.form.by_email')} defaultChecked isOptional />
        <Tick form={form} name="by_sms" label={t('agent.form.by_sms')} help={t('agent.form.sms_help')} isOptional />
      </fieldset>
      <Sender t={t} form={form} phone={bySms ? 'needed' : 'optional'} />
      <Consent form={form} language={language} text={t('agent.form.consent')} />
      {!user?.email_confirmed && <p className="field-help">{t('agent.form.guest')}</p>}
      <Submit form={form}>{t('agent.form.title')}</Submit>
    </form>
  )
}

const isSmsTicked = (ways: HTMLFieldSetElement) =>
  ways.querySelector<HTMLInputElement>('input[name="by_sms"]')?.checked ?? false

/** The search in words. */
function Searched({ language, query }: { language: Language; query: SearchQuery }) {
  const t = translatorOf(language, requests, search, shared)
  const places = usePlaceNames(query.filter.ort ?? [])
  const words = chipsOf({ t, language, tag: LANGUAGES[language].tag, places }, query)
  return (
    <div className="field">
      <p className="field-label" id="contact-searched">
        {t('agent.form.criteria')}
      </p>
      <ul className="searched" aria-labelledby="contact-searched">
        {words.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
        {words.length === 0 && <li>{t('agent.form.all')}</li>}
      </ul>
    </div>
  )
}
