import { Fragment, useMemo, useState } from 'react'
import { slugsOf } from '../../domain/search/around.ts'
import { formatSearch } from '../../domain/search/codec.ts'
import type { Filter, SearchQuery } from '../../domain/search/criteria.ts'
import { sentenceIn, withSentence } from '../../domain/search-agents/sentence.ts'
import { QUERY_MAX } from '../../domain/understanding/query.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { requests } from '../../i18n/requests/browser.ts'
import { search } from '../../i18n/search/browser.ts'
import { shared } from '../../i18n/shared/browser.ts'
import { translatorOf } from '../../i18n/translate.ts'
import { $user } from '../../stores/account/session.ts'
import { createSearchAgent } from '../../stores/messages.ts'
import { chipsOf } from '../../words/filter.ts'
import { circlesAlone, leftOutOfSearch, pickedOfSearch } from '../../words/place.ts'
import { usePlaceNames } from '../account/saved/place-names.ts'
import { useSearchNames } from '../account/saved/search-names.ts'
import type { ContactFormProps } from '../dialogs/kinds.ts'
import { Consent, Sender, senderOf } from '../dialogs/Sender.tsx'
import { Choices } from '../forms/Choices.tsx'
import { Field, Tick } from '../forms/Field.tsx'
import { Submit } from '../forms/Submit.tsx'
import { useForm } from '../forms/use-form.ts'
import { useStore } from '../frame/use-store.ts'
import { criteriaOf as criteriaAlone } from '../search/places/criteria.ts'
import { PlaceField } from '../search/places/PlaceField.tsx'
import { withPlacesOf } from './criteria.ts'
import { useSaid } from './use-said.ts'

const FREQUENCIES = ['instant', 'daily', 'weekly'] as const

/** Saves the search in the address as an agent, which reports its new homes. */
export default function AgentForm({ t, language, opened, onDone }: ContactFormProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is another one at the next opening
  const asked = useMemo(searchToSave, [opened])
  const { said, reads, type, late } = useSaid(asked)
  const user = useStore($user)
  const [bySms, setBySms] = useState(false)
  const form = useForm({
    t,
    schema: () => import('../../domain/search-agents/schemas.ts').then(({ searchAgentSchema }) => searchAgentSchema),
    read: (data) => ({
      ...senderOf(data),
      criteria: withSentence(withPlacesOf(said.query.filter, data), said.sentence),
      by_email: data.has('by_email'),
      by_sms: data.has('by_sms'),
    }),
    async send(agent, key) {
      const last = await late()
      const criteria = last
        ? withSentence(formatSearch({ filter: last.query.filter }).toString(), last.sentence)
        : agent.criteria
      onDone(await createSearchAgent({ ...agent, criteria }, key))
    },
  })
  return (
    <form className="form" {...form.props}>
      <Field
        key={asked}
        form={form}
        name="sentence"
        label={t('agent.form.sentence')}
        defaultValue={sentenceIn(asked)}
        maxLength={QUERY_MAX}
        autoComplete="off"
        isOptional
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p className="field-help text-13 text-ink-soft" role="status">
        {said.isNothing ? t('agent.form.nothing') : said.left.map((text) => t('agent.form.left', { text })).join(' ')}
      </p>
      {/* Again at the next opening: the address may be another one. */}
      <Where key={`${opened} ${reads}`} language={language} query={said.query} />
      <Searched language={language} query={said.query} />
      <p className="field-help text-13 text-ink-soft">{t('agent.form.lead')}</p>
      <Choices
        form={form}
        name="frequency"
        label={t('agent.form.frequency')}
        defaultValue="daily"
        options={FREQUENCIES.map((value) => ({ value, label: t(`agent.form.${value}`) }))}
      />
      <fieldset
        className="field gap-0 [&_.field-help]:-mt-2 [&_.field-help]:mb-2 [&_.field-help]:ps-8"
        onChange={(event) => setBySms(isSmsTicked(event.currentTarget))}
      >
        <legend className="pb-1 font-medium">{t('agent.form.by')}</legend>
        <Tick form={form} name="by_email" label={t('agent.form.by_email')} defaultChecked isOptional />
        <Tick form={form} name="by_sms" label={t('agent.form.by_sms')} help={t('agent.form.sms_help')} isOptional />
      </fieldset>
      <Sender t={t} form={form} phone={bySms ? 'needed' : 'optional'} />
      <Consent form={form} language={language} text={t('agent.form.consent')} />
      {!user?.email_confirmed && <p className="field-help text-13 text-ink-soft">{t('agent.form.guest')}</p>}
      <Submit form={form}>{t('agent.form.title')}</Submit>
    </form>
  )
}

const isSmsTicked = (ways: HTMLFieldSetElement) =>
  ways.querySelector<HTMLInputElement>('input[name="by_sms"]')?.checked ?? false

/** The search of the address, or the one that the page gives to its button (AgentButton). */
const searchToSave = () =>
  document.querySelector<HTMLElement>('[data-agent-search]')?.dataset.agentSearch ?? location.search

/** The search in words; its places are in the field above. */
function Searched({ language, query }: { language: Language; query: SearchQuery }) {
  const t = translatorOf(language, requests, search, shared)
  const names = useSearchNames(query.filter)
  const { ort: _, plz: __, ohne: ___, umkreis = [], ...rest } = query.filter
  const circles = umkreis.filter((one) => one.ort === undefined)
  const filter: Filter = circles.length > 0 ? { ...rest, umkreis: circles } : rest
  const words = chipsOf({ t, language, tag: LANGUAGES[language].tag, places: {}, names }, { ...query, filter })
  return (
    <div className="field">
      <p className="font-medium" id="contact-searched">
        {t('agent.form.criteria')}
      </p>
      <ul className="searched flex flex-wrap gap-1.5" aria-labelledby="contact-searched">
        {words.map(({ id, label }) => (
          <li className="py-1 px-2.5 bg-sheet border border-line rounded-control text-13" key={id}>
            {label}
          </li>
        ))}
        {words.length === 0 && (
          <li className="py-1 px-2.5 bg-sheet border border-line rounded-control text-13">{t('agent.form.all')}</li>
        )}
      </ul>
    </div>
  )
}

/** The places of the agent, which can be changed and widened here. */
function Where({ language, query }: { language: Language; query: SearchQuery }) {
  const names = usePlaceNames(slugsOf(query.filter))
  const { ohne: _, ...asked } = query.filter
  const look = { className: 'field', labelClass: 'font-medium', language } as const
  return (
    // The names come from the server, once.
    <Fragment key={Object.keys(names).join()}>
      <PlaceField
        {...look}
        picked={pickedOfSearch(query.filter, names)}
        circles={circlesAlone(query.filter)}
        criteria={criteriaAlone(query.filter)}
      />
      <PlaceField
        {...look}
        holds="ohne"
        picked={leftOutOfSearch(query.filter, names)}
        criteria={criteriaAlone(asked)}
      />
    </Fragment>
  )
}
