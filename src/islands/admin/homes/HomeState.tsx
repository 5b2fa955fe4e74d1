import type { HandState } from '../../../domain/listings/state.ts'
import type { AskedBasis } from '../../../domain/notices/admin-schemas.ts'
import { call } from '../../../stores/api.ts'
import { Badge } from '../parts/Badge.tsx'
import { Danger } from '../parts/Danger.tsx'
import { Section } from '../parts/Section.tsx'
import { AsVisitor } from './AsVisitor.tsx'
import type { PartProps } from './part-props.ts'
import { ToNotices } from './ToNotices.tsx'
import { Withhold } from './Withhold.tsx'
import { STATE_TONES } from './words.ts'

/** The state of a home, and the buttons that change it. */
export function HomeState({ t, language, user, home, onChange }: PartProps) {
  const params = { id: home.id }
  const set = async (state: HandState, said?: AskedBasis & { reason: string }) => {
    const body = { state, version: home.version, ...said }
    const { data } = await call('PUT /api/admin/properties/{id}/state', { params, body })
    onChange(data)
    return t('admin.saved')
  }
  const release = async () => {
    onChange((await call('DELETE /api/admin/properties/{id}/state', { params, query: { version: home.version } })).data)
    return t('admin.saved')
  }
  const preview = async () => (await call('POST /api/admin/properties/{id}/preview', { params })).data.path
  const { hand } = home
  const reload = () => onChange()
  // What the portal keeps from visitors only the portal shows again.
  const isFixed = home.restricted && user.role === 'agent'
  return (
    <Section
      title={t('listings.state')}
      aside={<Badge tone={STATE_TONES[home.state]}>{t(`listings.state.${home.state}`)}</Badge>}
    >
      {!(isFixed && home.state === 'withheld') && <p>{t(`listings.state_text.${home.state}`)}</p>}
      {isFixed && <p>{t('listings.restricted')}</p>}
      {hand?.reason && <p>{t('listings.reason_is', { reason: hand.reason })}</p>}
      <div className="flex flex-wrap gap-3">
        <AsVisitor {...{ t, language }} open={preview} />
        {user.role === 'admin' && <ToNotices t={t} query={`property=${home.id}`} />}
        {hand && !isFixed && (
          <Danger t={t} question={t('listings.release_ask')} run={release} reload={reload}>
            {t('listings.act.release')}
          </Danger>
        )}
        {!home.deleted_at && !hand && !isFixed && (
          <>
            <Danger t={t} question={t('listings.end_ask')} run={() => set('sold')} reload={reload}>
              {t('listings.act.sold')}
            </Danger>
            <Danger t={t} question={t('listings.end_ask')} run={() => set('let')} reload={reload}>
              {t('listings.act.let')}
            </Danger>
          </>
        )}
        {!home.deleted_at && hand?.state !== 'withheld' && !isFixed && (
          <Withhold {...{ t, language, reload }} role={user.role} withhold={(said) => set('withheld', said)} />
        )}
      </div>
    </Section>
  )
}
