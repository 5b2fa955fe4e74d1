import type { User } from '../../../../domain/auth/user.ts'
import { OBJEKTARTEN, VERMARKTUNGSARTEN } from '../../../../domain/properties/vocabulary.ts'
import { companyLookup } from '../../../../stores/admin/lookups.ts'
import { call } from '../../../../stores/api.ts'
import { recordPath } from '../../address.ts'
import { RecordForm } from '../../form/RecordForm.tsx'
import type { FieldSchema } from '../../form/schema.ts'
import { ScreenHead } from '../../parts/Head.tsx'
import { Section } from '../../parts/Section.tsx'
import { labelOf, type Words, wordOf } from './words.ts'

/** Of the two, the form asks for one; it is sent as a list. */
const OFFER: FieldSchema = { type: 'string', enum: [...VERMARKTUNGSARTEN] }

/** Begins a home without a feed, then opens its editor. */
export function NewHome({ t, user, schema }: { t: Words; user: User; schema: FieldSchema }) {
  const isAdmin = user.role === 'admin'
  const fields = [...(isAdmin ? ['company_id'] : []), 'objekttitel', 'objektart', 'vermarktungsart', 'external_id']
  return (
    <>
      <ScreenHead t={t} isRecord title={t('listing_edit.new')} />
      <div className="grid max-w-3xl gap-6">
        <Section title={t('listing_edit.step.object')}>
          <RecordForm
            t={t}
            schema={{ ...schema, properties: { ...schema.properties, vermarktungsart: OFFER } }}
            order={fields}
            value={{ objektart: 'WOHNUNG', vermarktungsart: 'KAUF' }}
            lookup={(field) => (field === 'company_id' ? companyLookup : undefined)}
            label={(field) =>
              field === 'company_id'
                ? t('listing_edit.company')
                : field === 'external_id'
                  ? t('listing_edit.number')
                  : labelOf(t, field as never)
            }
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
                ...(external_id ? { external_id } : {}),
                vermarktungsart: vermarktungsart ? [vermarktungsart] : [],
              }
              const { data } = await call('POST /api/admin/properties', { body: body as never })
              location.assign(`${recordPath(data.id)}&teil=bearbeiten`)
              return undefined
            }}
          />
        </Section>
      </div>
    </>
  )
}
