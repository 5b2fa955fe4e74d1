import { useState } from 'react'
import { HELD, type Held } from '../../../domain/auth/people.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { recordPath } from '../address.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import type { FieldSchema } from '../form/schema.ts'
import { Danger } from '../parts/Danger.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Section } from '../parts/Section.tsx'
import { saveFile } from '../table/csv.ts'
import { fieldLabel, withEmail } from './fields.ts'
import type { MemberWords } from './words.ts'

type Found = Awaited<ReturnType<typeof callAgain<'POST /api/admin/people/export'>>>['data'] & { email: string }

/** The data of a person without an account, by their address: what is held, a copy, and its erasure. */
export function WithoutAccount({ t, language, schema }: { t: MemberWords; language: Language; schema: FieldSchema }) {
  const [found, setFound] = useState<Found | null>(null)
  const find = async (body: Record<string, unknown>) => {
    const email = String(body.email ?? '')
    setFound(null)
    const { data } = await callAgain('POST /api/admin/people/export', { body: { email } })
    setFound({ ...data, email })
    return ''
  }
  return (
    <div className="mb-6">
      <Section title={t('members.person')}>
        <p className="text-ink-soft">{t('members.person_text')}</p>
        <RecordForm
          t={t}
          schema={withEmail(schema)}
          value={{}}
          order={['email']}
          label={(field) => fieldLabel(field, t)}
          submit={t('members.person_find')}
          send={find}
        />
        {found && (
          <Result
            key={`${found.email} ${found.exported_at}`}
            {...{ t, language, found }}
            onErased={() => setFound(null)}
          />
        )}
      </Section>
    </div>
  )
}

/** The persons to erase; null before the administrator has chosen, which may also be none. */
type Chosen = ReadonlySet<number> | null

/** A person whom a company shows under the address. */
interface HeldPerson {
  id: number
  firma: string
  vorname: string | null
  name: string | null
}

function Persons({
  t,
  persons,
  chosen,
  choose,
}: {
  t: MemberWords
  persons: readonly HeldPerson[]
  chosen: Chosen
  choose: (chosen: Chosen) => void
}) {
  const ids = chosen ?? new Set<number>()
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-medium">{t('members.person_agents')}</legend>
      {persons.length > 1 && <p className="text-13 text-ink-soft">{t('members.person_shared')}</p>}
      {persons.map(({ id, firma, vorname, name }) => (
        <label key={id} className="flex items-center gap-3">
          <input
            type="checkbox"
            checked={ids.has(id)}
            onChange={({ target }) => {
              const now = new Set(target.checked ? [...ids, id] : [...ids].filter((one) => one !== id))
              // Of several persons no tick is no choice; of one it is.
              choose(now.size > 0 || persons.length === 1 ? now : null)
            }}
          />
          <span>
            <bdi>{[vorname, name].filter(Boolean).join(' ') || `#${id}`}</bdi>{' '}
            <bdi className="text-ink-soft">{firma}</bdi>
          </span>
        </label>
      ))}
      {persons.length > 1 && (
        <label className="flex items-center gap-3">
          <input
            type="checkbox"
            checked={chosen !== null && chosen.size === 0}
            onChange={({ target }) => choose(target.checked ? new Set() : null)}
          />
          {t('members.person_nobody')}
        </label>
      )}
    </fieldset>
  )
}

function Result({
  t,
  language,
  found,
  onErased,
}: {
  t: MemberWords
  language: Language
  found: Found
  onErased: () => void
}) {
  const { email, account_id, held } = found
  // One person is who is meant; of several who share an address the administrator says which.
  const [chosen, choose] = useState<Chosen>(() =>
    held.persons?.length === 1 ? new Set((held.persons as HeldPerson[]).map(({ id }) => id)) : null,
  )
  // Read from the left also within Arabic and Persian, where it would be torn at its hyphens.
  const shown = `\u2066${email}\u2069`
  if (account_id !== null) {
    return (
      <p role="status">
        {t('members.person_account')}{' '}
        <a className="link" href={recordPath(account_id)}>
          {t('members.person_open')}
        </a>
      </p>
    )
  }
  const persons = (held.persons ?? []) as HeldPerson[]
  const topics = HELD.filter((topic) => held[topic])
  if (topics.length === 0) return <p role="status">{t('members.person_none')}</p>
  const save = () => {
    const copy = { email, exported_at: found.exported_at, ...held }
    saveFile('klinke-person.json', new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' }))
  }
  const erase = async () => {
    // Without a choice among several, the server says that one is missing.
    const body = { email, ...(chosen && persons.length > 0 && { persons: [...chosen] }) }
    const { message } = await callAgain('POST /api/admin/people/erase', { body })
    onErased()
    return message
  }
  const count = (topic: Held) => formatNumber(held[topic]?.length ?? 0, LANGUAGES[language].tag, 0)
  return (
    <div className="grid gap-4">
      <p role="status" className="font-medium">
        {t('members.person_held', { email: shown })}
      </p>
      {persons.length > 0 && <Persons {...{ t, persons, chosen, choose }} />}
      <Facts items={topics.map((topic) => [t(LABELS[topic]), count(topic)])} />
      <div className="flex flex-wrap items-start gap-3">
        <button type="button" className="button-quiet" onClick={save}>
          {t('members.export')}
        </button>
        <Danger t={t} question={t('members.person_erase_sure', { email: shown })} run={erase}>
          {t('members.person_erase')}
        </Danger>
      </div>
    </div>
  )
}

/** The words of the screens that show these records. */
const LABELS = {
  inquiries: 'screen.anfragen',
  appointments: 'screen.termine',
  search_agents: 'dashboard.agents',
  newsletter: 'screen.newsletter',
  reports: 'screen.meldungen',
  applications: 'screen.beitritte',
  persons: 'screen.personen',
  mails: 'screen.sendungen',
  stopped_mail: 'screen.adressen',
  sign_ups: 'members.person_sign_ups',
} as const satisfies Record<Held, string>
