import { useCallback, useEffect, useState } from 'react'
import type { User } from '../../../domain/auth/user.ts'
import { formatDay } from '../../../domain/format/date.ts'
import { formatNumber } from '../../../domain/format/number.ts'
import type { ProjectRecord as Project } from '../../../domain/listings/project.ts'
import { LISTING_STATES } from '../../../domain/listings/states.ts'
import type { AskedBasis } from '../../../domain/notices/admin-schemas.ts'
import { LANGUAGES, type Language } from '../../../i18n/languages.ts'
import { localPath } from '../../../i18n/paths.ts'
import { call } from '../../../stores/api.ts'
import { sentenceOf } from '../../forms/use-form.ts'
import { listPath } from '../address.ts'
import { RecordHistory } from '../audit/RecordHistory.tsx'
import type { FieldSchema } from '../form/schema.ts'
import { AsVisitor } from '../homes/AsVisitor.tsx'
import { Score } from '../homes/QualityPart.tsx'
import { ToInquiries } from '../homes/ToInquiries.tsx'
import { ToNotices } from '../homes/ToNotices.tsx'
import { Withhold } from '../homes/Withhold.tsx'
import { STATE_TONES, type Words } from '../homes/words.ts'
import { Badge } from '../parts/Badge.tsx'
import { Danger } from '../parts/Danger.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Failed } from '../parts/Failed.tsx'
import { ScreenHead } from '../parts/Head.tsx'
import { Lines } from '../parts/Lines.tsx'
import { Section } from '../parts/Section.tsx'
import { ruleLabel } from './labels.ts'
import { ProjectFields } from './ProjectFields.tsx'
import { ProjectPicture } from './ProjectPicture.tsx'

/** One project: its state, and the numbers of its homes with the way to their list. */
export function ProjectRecord({
  id,
  t,
  language,
  user,
  schema,
}: {
  id: number
  t: Words
  language: Language
  user: User
  schema: FieldSchema
}) {
  const [project, setProject] = useState<Project | null>(null)
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
  const isDraft = project.by_hand && project.state === 'withheld' && project.reason === null
  const isRemoved = project.state === 'deleted'
  const { version } = project
  // What the portal keeps from visitors only the portal shows again.
  const isFixed = project.restricted && user.role === 'agent'
  const withhold = async (said: AskedBasis & { reason: string }) => {
    const body = { version, ...said }
    setProject((await call('PUT /api/admin/projects/{id}/state', { params, body })).data)
  }
  const release = async () => {
    const query = new URLSearchParams({ version })
    setProject((await call('DELETE /api/admin/projects/{id}/state', { params, query })).data)
    return t('admin.saved')
  }
  const preview = async () => (await call('POST /api/admin/projects/{id}/preview', { params })).data.path
  const remove = async () => {
    await call('POST /api/admin/projects/{id}/remove', { params, body: { version } })
    location.assign(listPath())
    return undefined
  }
  return (
    <>
      <ScreenHead t={t} isRecord title={project.titel} />
      <div className="grid gap-6">
        <Section
          title={t('listings.state')}
          aside={<Badge tone={STATE_TONES[project.state]}>{t(`listings.state.${project.state}`)}</Badge>}
        >
          {isDraft && <p>{t('listings.project_begun')}</p>}
          {project.reason && <p>{t('listings.reason_is', { reason: project.reason })}</p>}
          {isFixed && <p>{t('listings.restricted')}</p>}
          <div className="flex flex-wrap gap-3">
            <AsVisitor {...{ t, language }} open={preview} />
            {user.role === 'admin' && <ToNotices t={t} query={`project=${id}`} />}
            {project.state === 'withheld' && !isFixed && (
              <Danger t={t} question={t('listings.project_release')} run={release} reload={read}>
                {t('listings.act.release')}
              </Danger>
            )}
            {project.state === 'published' && !isFixed && (
              <Withhold {...{ t, language, withhold }} reload={read} role={user.role} />
            )}
            {project.by_hand && !isRemoved && (
              <Danger t={t} question={t('listings.project_remove_ask')} run={remove} reload={read}>
                {t('listings.project_remove')}
              </Danger>
            )}
          </div>
        </Section>
        <Score t={t} score={project.score} name={(rule) => ruleLabel(t, rule)} />
        <Section
          title={t('screen.objekte')}
          aside={
            <a className="link" href={`${localPath(language, '/admin/objekte')}?projekt=${id}`}>
              {t('listings.to_homes')}
            </a>
          }
        >
          <Facts
            items={[
              ...LISTING_STATES.flatMap((state) => {
                const count = project.states[state]
                return count ? [[t(`listings.state.${state}`), formatNumber(count, tag, 0)] as const] : []
              }),
              [t('listings.views'), formatNumber(project.views, tag, 0)],
              [
                t('listings.inquiries'),
                <ToInquiries key="asked" {...{ t, language }} count={project.inquiries} of={`project=${id}`} />,
              ],
            ]}
          />
        </Section>
        <Section title={t('listings.facts')}>
          <Facts
            items={[
              [t('filter.anbieter'), project.company.firma],
              [t('listings.new'), formatDay(project.new_at, tag)],
            ]}
          />
          {!isRemoved && <ProjectFields {...{ t, schema, project }} onChange={setProject} reload={read} />}
        </Section>
        {!isRemoved && <ProjectPicture {...{ t, project }} onChange={setProject} reload={read} />}
        <RecordHistory
          {...{ language, user, id }}
          entity="project"
          version={`${project.state} ${project.reason} ${project.version}`}
        />
      </div>
    </>
  )
}
