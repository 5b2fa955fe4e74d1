import { useEffect, useState } from 'react'
import type { User } from '../../../../domain/auth/user.ts'
import { OBJEKTARTEN, VERMARKTUNGSARTEN } from '../../../../domain/properties/vocabulary.ts'
import { call } from '../../../../stores/api.ts'
import { recordPath } from '../../address.ts'
import { RecordForm } from '../../form/RecordForm.tsx'
import type { FieldSchema } from '../../form/schema.ts'
import { ScreenHead } from '../../parts/Head.tsx'
import { Section } from '../../parts/Section.tsx'
import { labelOf, type Words, wordOf } from './words.ts'

/** What the form asks for; `vermarktungsart` is sent as a list. */
const FORM: FieldSchema = {
  type: 'object',
  required: ['objekttitel', 'objektart', 'vermarktungsart'],
  properties: {
    company_id: { type: 'integer' },
    objekttitel: { type: 'string', maxLength: 200 },
    objektart: { type: 'string', enum: [...OBJEKTARTEN] },
    vermarktungsart: { type: 'string', enum: [...VERMARKTUNGSARTEN] },
    external_id: { type: 'string', maxLength: 60 },
  },
}

/** Begins a home without a feed, then opens its editor. */
export function NewHome({ t, user }: { t: Words; user: User }) {
  const isAdmin = user.role === 'admin'
  const [company, setCompany] = useState<{ id: number; label: string } | null>(null)
  const fields = ['objekttitel', 'objektart', 'vermarktungsart', 'external_id']
  return (
    <>
      <ScreenHead t={t} isRecord title={t('listing_edit.new')} />
      <div className="grid max-w-3xl gap-6">
        {isAdmin && <CompanyChoice t={t} company={company} choose={setCompany} />}
        {(!isAdmin || company) && (
          <Section title={t('listing_edit.step.object')}>
            <RecordForm
              t={t}
              schema={FORM}
              order={fields}
              value={{ objektart: 'WOHNUNG', vermarktungsart: 'KAUF' }}
              label={(field) => (field === 'external_id' ? t('listing_edit.number') : labelOf(t, field as never))}
              help={(field) => (field === 'external_id' ? t('listing_edit.number_help') : undefined)}
              options={(field) => {
                const values =
                  field === 'objektart' ? OBJEKTARTEN : field === 'vermarktungsart' ? VERMARKTUNGSARTEN : null
                return values?.map((value) => ({ value, label: wordOf(t, field, value) }))
              }}
              submit={t('listing_edit.begin')}
              send={async ({ vermarktungsart, external_id, ...rest }) => {
                const body = {
                  ...rest,
                  ...(company && { company_id: company.id }),
                  ...(external_id ? { external_id } : {}),
                  vermarktungsart: vermarktungsart ? [vermarktungsart] : [],
                }
                const { data } = await call('POST /api/admin/properties', { body: body as never })
                location.assign(`${recordPath(data.id)}&teil=bearbeiten`)
                return undefined
              }}
            />
          </Section>
        )}
      </div>
    </>
  )
}

/** Whose home it is: admins find the company by its name. */
function CompanyChoice({
  t,
  company,
  choose,
}: {
  t: Words
  company: { id: number; label: string } | null
  choose: (company: { id: number; label: string } | null) => void
}) {
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly { id: number; label: string; detail: string }[]>([])
  useEffect(() => {
    if (text.trim().length < 2) return setFound([])
    const stop = new AbortController()
    const wait = setTimeout(() => {
      call('GET /api/admin/search', { query: { q: text.trim() }, signal: stop.signal }).then(
        ({ data }) => setFound(data.filter(({ kind }) => kind === 'company')),
        () => setFound([]),
      )
    }, 200)
    return () => {
      clearTimeout(wait)
      stop.abort()
    }
  }, [text])
  return (
    <Section title={t('listing_edit.company')}>
      {company ? (
        <p className="flex flex-wrap gap-4">
          <strong>{company.label}</strong>
          <button type="button" className="link" onClick={() => choose(null)}>
            {t('listing_edit.other_company')}
          </button>
        </p>
      ) : (
        <div className="field">
          <label className="field-label" htmlFor="new-home-company">
            {t('listing_edit.company_find')}
          </label>
          <input
            id="new-home-company"
            value={text}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
          />
          <ul className="mt-2 grid gap-1" aria-live="polite">
            {found.map((one) => (
              <li key={one.id}>
                <button type="button" className="link min-h-8" onClick={() => choose(one)}>
                  {one.label}
                </button>{' '}
                <span className="text-13 text-ink-soft">{one.detail}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}
