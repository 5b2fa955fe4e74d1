import type { Stop } from '../../../domain/deliveries/messages.ts'
import { formatDayTime } from '../../../domain/format/date.ts'
import { callAgain } from '../../../stores/admin/step-up.ts'
import { recordPath, screenPath } from '../address.ts'
import { Badge } from '../parts/Badge.tsx'
import { Danger } from '../parts/Danger.tsx'
import { Facts } from '../parts/Facts.tsx'
import { Section } from '../parts/Section.tsx'
import type { MailingWords } from './words.ts'

/** Why an address gets no more mail, and the way to let it in again. */
export function StopPart({
  t,
  tag,
  stop: { id, why, reason, stopped_at, delivery_id },
  onDone,
}: {
  t: MailingWords
  tag: string
  stop: Stop
  onDone: () => void
}) {
  const isHere = delivery_id !== null && location.search === new URL(recordPath(delivery_id), location.origin).search
  return (
    <Section title={t('mailings.stop')} aside={<Badge tone="bad">{t(`mailings.why.${why}`)}</Badge>}>
      <p className="text-ink-soft">{t('mailings.stop_text')}</p>
      <Facts
        items={[
          [t('mailings.since'), formatDayTime(stopped_at, tag)],
          [t('mailings.error'), <bdi key="reason">{reason}</bdi>],
          [
            t('mailings.why'),
            delivery_id !== null && !isHere && (
              <a className="link" href={`${screenPath('sendungen')}?id=${delivery_id}`}>
                {t('mailings.message', { id: String(delivery_id) })}
              </a>
            ),
          ],
        ]}
      />
      <LiftStop {...{ t, id, onDone }} />
    </Section>
  )
}

export function LiftStop({ t, id, onDone }: { t: MailingWords; id: number; onDone: () => void }) {
  return (
    <Danger
      t={t}
      question={t('mailings.lift_sure')}
      run={async () => {
        const { message } = await callAgain('DELETE /api/admin/stopped-addresses/{id}', { params: { id } })
        onDone()
        return message
      }}
    >
      {t('mailings.lift')}
    </Danger>
  )
}
