import { useState } from 'react'
import type { SourceDetails } from '../../../stores/admin/feeds.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { Danger } from '../parts/Danger.tsx'
import { Section } from '../parts/Section.tsx'
import type { FeedWords } from './words.ts'

/** How to deliver to a source, with its real names; docs/feeds.md has the details. */
export function Delivering({ t, source }: { t: FeedWords; source: SourceDetails }) {
  const [secret, setSecret] = useState<string | null>(null)
  const { delivering, limits } = source
  const { put, uploads, sftp } = delivering
  return (
    <Section
      title={t('feeds.delivering')}
      aside={
        <Danger
          t={t}
          question={t('feeds.secret_question')}
          run={async () => {
            const { data } = await callAgain('POST /api/admin/sources/{id}/secret', { params: { id: source.id } })
            setSecret(data.secret)
            return undefined
          }}
        >
          {t('feeds.secret_new')}
        </Danger>
      }
    >
      {secret !== null ? (
        <div className="grid gap-1" role="status">
          <p>{t('feeds.secret_once')}</p>
          <code dir="ltr" className="break-all select-all">
            {secret}
          </code>
        </div>
      ) : (
        <p className="text-ink-soft">
          {t('text.labelled', {
            label: t('feeds.secret'),
            value: t(source.has_secret ? 'feeds.secret_set' : 'feeds.secret_none'),
          })}
        </p>
      )}
      <Command name="HTTPS">
        {`curl --upload-file bestand.zip --header 'Authorization: Bearer ${secret ?? 'SECRET'}' \\\n     '${put}?name=bestand.zip'`}
      </Command>
      <Command name="tus">{`${uploads}\nUpload-Metadata: source, filename`}</Command>
      {sftp && <Command name="SFTP">{`sftp -P ${sftp.port} ${sftp.user}@${sftp.host}\nput bestand.zip`}</Command>}
      <p className="text-13 text-ink-soft">
        {t('feeds.delivering_limits', {
          megabytes: limits.megabytes,
          per_hour: limits.per_hour,
          waiting: limits.waiting,
          kept: limits.kept_files,
        })}
      </p>
    </Section>
  )
}

function Command({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-15">{name}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
      <pre dir="ltr" tabIndex={0} className="overflow-x-auto rounded-control border border-line p-3 text-13">
        {children}
      </pre>
    </div>
  )
}
