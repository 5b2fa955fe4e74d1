import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { formatDay } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import type { ProjectRecord as Project } from '../../../domain/listings/project.ts'
import { LISTING_STATES } from '../../../domain/listings/states.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { call } from '../../../stores/api.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { showToast } from '../../frame/toasts.ts'
import { STATE_TONES, type Words } from '../homes/words.ts'
import { Badge } from '../parts/Badge.tsx'
import { Danger } from '../parts/Danger.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Failed } from '../parts/Failed.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Section } from '../parts/Section.tsx'

/** One project: its state, and the numbers of its homes with the way to their list. */
export function ProjectRecord({ id, t, language }: { id: number; t: Words; language: Language }) {
  const [project, setProject] = useState<Project | null>(null)
  const [reason, setReason] = useState('')
  const [failed, setFailed] = useState<string | null>(null)
  const { tag } = LANGUAGES[language]
  const params = { id }
  const read = useCallback(() => {
    setFailed(null)
    call('GET /api/admin/projects/{id}', { params: { id } }).then(
      ({ data }) => setProject(data),
      (error) => setFailed(sentenceOf(error, t)),
    )
  }, [id, t])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each project
  useEffect(read, [id])
  if (!project) {
    if (failed === null) return <Lines t={t} count={5} />
    return <Failed t={t} retry={read} text={failed} />
  }
  const withhold = (event: FormEvent) => {
    event.preventDefault()
    call('PUT /api/admin/projects/{id}/state', { params, body: { reason } }).then(
      ({ data }) => {
        setProject(data)
        setFailed(null)
        showToast(t('admin.saved'))
      },
      (error) => setFailed(sentenceOf(error, t)),
    )
  }
  const release = async () => {
    setProject((await call('DELETE /api/admin/projects/{id}/state', { params })).data)
    return t('admin.saved')
  }
  return (
    <>
      <ScreenHead t={t} isRecord title={project.titel}>
        {project.path && (
          <a className="button-quiet" href={localPath(language, project.path)} target="_blank" rel="noopener">
            {t('listings.as_visitor')}
          </a>
        )}
      </ScreenHead>
      <div className="grid gap-6">
        <Section
          title={t('listings.state')}
          aside={<Badge tone={STATE_TONES[project.state]}>{t(`listings.state.${project.state}`)}</Badge>}
        >
          {project.reason && <p>{t('listings.reason_is', { reason: project.reason })}</p>}
          {project.state === 'withheld' && (
            <Danger t={t} question={t('listings.release_ask')} run={release}>
              {t('listings.act.release')}
            </Danger>
          )}
          {project.state === 'published' && (
            <form className="grid max-w-xl gap-3" onSubmit={withhold}>
              <label className="field">
                <span className="field-label">{t('listings.reason')}</span>
                <input
                  value={reason}
                  maxLength={500}
                  required
                  onChange={(event) => setReason(event.currentTarget.value)}
                />
              </label>
              <button type="submit" className="button-quiet justify-self-start">
                {t('listings.act.withhold')}
              </button>
            </form>
          )}
          {failed && (
            <p className="form-failed" role="alert">
              {failed}
            </p>
          )}
        </Section>
        <Section
          title={t('screen.objekte')}
          aside={
            <a className="link" href={`${localPath(language, '/admin/objekte')}?projekt=${id}`}>
              {t('listings.to_homes')}
            </a>
          }
        >
          <Facts
            items={LISTING_STATES.flatMap((state) => {
              const count = project.states[state]
              return count ? [[t(`listings.state.${state}`), formatNumber(count, tag, 0)] as const] : []
            })}
          />
        </Section>
        <Section title={t('listings.facts')}>
          <Facts
            items={[
              [t('filter.anbieter'), project.company.firma],
              [t('filter.ort'), project.ort],
              [t('listings.new'), formatDay(project.new_at, tag)],
            ]}
          />
        </Section>
      </div>
    </>
  )
}
