import { useState } from 'react'
import type { Notifications as Settings } from '../../../domain/auth/schemas.ts'
import type { User } from '../../../domain/auth/user.ts'
import { account } from '../../../i18n/account/browser.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { requests } from '../../../i18n/requests/browser.ts'
import { shared } from '../../../i18n/shared/browser.ts'
import { type Translate, translatorOf } from '../../../i18n/translate.ts'
import { saveProfile } from '../../../stores/account/account.ts'
import { Choice, Field, Tick } from '../../forms/Field.tsx'
import { Done, Submit } from '../../forms/Submit.tsx'
import { useForm } from '../../forms/use-form.ts'
import { PushSetting } from '../../push/PushSetting.tsx'
import { Parts } from '../cards/Parts.tsx'

const NAMES = [
  'search_agents_email',
  'price_alerts_email',
  'price_alerts_push',
  'appointments_email',
  'figures_email',
] as const satisfies readonly (keyof Settings)[]

const schema = () => import('../../../domain/auth/schemas.ts').then(({ profileSchema }) => profileSchema)

/** Name, language of mails, and the mails that the user wants. */
export default function Profile({ language, user }: { language: Language; user: User }) {
  const t = translatorOf(language, account, requests, shared)
  return (
    <Parts>
      <Person t={t} user={user} />
      <Notifications t={t} user={user} />
    </Parts>
  )
}

function Person({ t, user }: { t: Translate<'account' | 'requests' | 'shared'>; user: User }) {
  const [done, setDone] = useState<string | null>(null)
  const form = useForm({
    t,
    schema,
    read: (data) => Object.fromEntries(data),
    send: async (value) => setDone(await saveProfile(value)),
    begin: () => setDone(null),
  })
  return (
    <form className="form" {...form.props}>
      <Field
        form={form}
        name="name"
        label={t('inquiry.name')}
        autoComplete="name"
        maxLength={120}
        defaultValue={user.name}
      />
      <Field
        form={form}
        name="phone"
        type="tel"
        label={t('inquiry.phone')}
        help={t('account.phone_help')}
        autoComplete="tel"
        defaultValue={user.phone ?? ''}
        isOptional
      />
      <Choice
        form={form}
        name="language"
        label={t('frame.language')}
        help={t('dashboard.language_help')}
        defaultValue={user.language}
        options={Object.entries(LANGUAGES).map(([value, { name }]) => ({ value, label: name }))}
      />
      {done && <Done>{done}</Done>}
      <Submit form={form}>{t('dashboard.save')}</Submit>
    </form>
  )
}

function Notifications({ t, user }: { t: Translate<'account' | 'requests' | 'shared'>; user: User }) {
  const [done, setDone] = useState<string | null>(null)
  const shown = NAMES.filter((name) => name !== 'figures_email' || user.role === 'agent')
  const form = useForm({
    t,
    schema,
    read: (data) => ({ notifications: Object.fromEntries(shown.map((name) => [name, data.has(name)])) }),
    send: async (value) => setDone(await saveProfile(value)),
    begin: () => setDone(null),
  })
  return (
    <form className="form" {...form.props}>
      <fieldset>
        <legend className="mb-2 font-serif text-20 font-medium">{t('dashboard.notifications')}</legend>
        {shown.map((name) => {
          const label = t(`dashboard.notify.${name}`)
          const isOn = user.notifications?.[name] ?? true
          return name === 'price_alerts_push' ? (
            <PushSetting t={t} key={name} form={form} name={name} label={label} isOn={isOn} />
          ) : (
            <Tick key={name} form={form} name={name} label={label} defaultChecked={isOn} isOptional />
          )
        })}
      </fieldset>
      {done && <Done>{done}</Done>}
      <Submit form={form}>{t('dashboard.save')}</Submit>
    </form>
  )
}
