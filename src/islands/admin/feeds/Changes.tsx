import { useMemo } from 'react'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import type { DeliveryDetails } from '../../../stores/admin/feeds.ts'
import { fieldName } from '../audit/fields.ts'
import { valueText } from '../audit/values.ts'
import { type AuditWords, auditWords } from '../audit/words.ts'
import { TABLE, TABLE_FRAME } from '../parts/classes.ts'
import { Cut } from './Cut.tsx'

type Change = NonNullable<DeliveryDetails['preview']>['changes'][number]

/** The fields of homes that an import would change, in the words of the audit. */
export default function Changes({
  language,
  changes,
  total,
}: {
  language: Language
  changes: Change[]
  total: number
}) {
  const t = useMemo(() => auditWords(language), [language])
  const { tag } = LANGUAGES[language]
  return (
    <details open={changes.length <= 20}>
      <summary className="link">{t('feeds.fields')}</summary>
      <div className={`${TABLE_FRAME} mt-3`}>
        <table className={TABLE}>
          <caption className="sr-only">{t('feeds.fields')}</caption>
          <thead>
            <tr>
              {(['object', 'field', 'before', 'after'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`feeds.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ objekt, field, before, after, waehrung }) => (
              <tr key={`${objekt} ${field}`}>
                <td>
                  <bdi>{objekt}</bdi>
                </td>
                <td>{fieldName(field, t, 'property')}</td>
                <td className="break-words whitespace-pre-line">
                  <bdi>{told(field, before, waehrung?.before, { t, tag })}</bdi>
                </td>
                <td className="break-words whitespace-pre-line">
                  <bdi>{told(field, after, waehrung?.after, { t, tag })}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Cut t={t} shown={changes.length} total={total} />
    </details>
  )
}

const VALUE_MAX = 300

function told(
  field: string,
  value: unknown,
  waehrung: string | null | undefined,
  { t, tag }: { t: AuditWords; tag: string },
): string {
  const of = { entity: 'property', ...(waehrung && { waehrung }) }
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  const text = valueText(field, isPlain ? value : value == null ? null : JSON.stringify(value), t, tag, of)
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text
}
