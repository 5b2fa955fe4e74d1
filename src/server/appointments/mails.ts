import { formatMoment } from '../../domain/format/date.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Translate } from '../../i18n/translate.ts'
import { wants } from '../auth/notifications.ts'
import type { Ctx } from '../ctx.ts'
import type { Block } from '../deliveries/mail/blocks.ts'
import { siteUrl } from '../deliveries/mail/layout.ts'
import { type Mail, queueMail } from '../deliveries/mail/mail.ts'
import { agencyAddress, type Provider, providerOf } from '../inquiries/mails.ts'
import { findOffer, type Offer } from '../properties/offer.ts'
import { calendarFile } from './calendar.ts'
import type { AppointmentRow } from './repository.ts'

export type Event = 'booked' | 'moved' | 'cancelled' | 'confirmed' | 'declined' | 'proposed'

/** After these the time of the appointment is void: calendars remove it, until another time is chosen. */
const VOID: readonly Event[] = ['cancelled', 'declined', 'proposed']
const ENDED: readonly Event[] = ['cancelled', 'declined']

/** The page where the appointment is moved or cancelled; `token` is the only key to it. */
export const appointmentPath = (token: string) => `/termin?token=${token}`

/**
 * Informs visitor and agency, each in their language, with the calendar file; not a visitor who switched that off in
 * their account.
 */
export async function tellBoth(ctx: Ctx, row: AppointmentRow, event: Event) {
  const offerIn = async (language: Language) => (row.property_id ? findOffer(ctx, row.property_id, language) : null)
  const shown = await offerIn(row.language)
  if (await wants(ctx, row.user_id, 'appointments_email')) {
    const reader = { email: row.email, language: row.language }
    await queueMail(ctx, appointmentMail(ctx, row, shown, event, { to: 'visitor', reader }))
  }
  const reader = await providerOf(ctx, shown)
  const offer = reader.language === row.language ? shown : await offerIn(reader.language)
  await queueMail(ctx, appointmentMail(ctx, row, offer, event, { to: 'agency', reader }))
}

function appointmentMail(
  { config }: Ctx,
  row: AppointmentRow,
  offer: Offer | null,
  event: Event,
  { to, reader }: { to: 'visitor' | 'agency'; reader: Provider },
): Mail {
  const { language } = reader
  const t = translator(language)
  const agency = agencyAddress(offer) ?? config.CONTACT_EMAIL
  const type = t(`appointment.type.${row.type}`)
  const at = formatMoment(row.starts_at, LANGUAGES[language].tag)
  const url = siteUrl(config, language, appointmentPath(row.token))
  const subject = t(`appointment.mail.${event}`, { type, at })
  const isEnded = ENDED.includes(event)
  const blocks: Block[] = [
    { kind: 'heading', text: subject },
    { kind: 'facts', rows: factsOf(t, row, offer, to, at) },
    ...(offer ? [{ kind: 'link', label: offer.objekttitel, url: siteUrl(config, language, offer.path) } as const] : []),
    ...(row.message && to === 'agency' ? [{ kind: 'quote', text: row.message } as const] : []),
    ...(event === 'proposed' ? proposalsOf(t, row, LANGUAGES[language].tag) : []),
    // A visitor abroad would be an hour or seven late for a call.
    ...(!isEnded && to === 'visitor' ? [{ kind: 'text', text: t('appointment.form.zone') } as const] : []),
    ...(row.reason && (event === 'declined' || event === 'proposed')
      ? [{ kind: 'quote', text: row.reason } as const]
      : []),
    ...(!isEnded && row.type === 'video' ? [{ kind: 'text', text: t('appointment.mail.video') } as const] : []),
    ...(isEnded
      ? []
      : event === 'proposed'
        ? to === 'agency'
          ? []
          : [{ kind: 'button', label: t('appointment.mail.choose'), url } as const]
        : ([
            { kind: 'text', text: t('appointment.mail.change_text') },
            { kind: 'button', label: t('appointment.mail.change'), url },
          ] as const)),
    ...(to === 'agency' && !isEnded
      ? [
          {
            kind: 'link',
            label: t('appointment.mail.decide'),
            url: siteUrl(config, language, `/admin/termine?id=${row.id}`),
          } as const,
        ]
      : []),
  ]
  const file = calendarFile({
    uid: `appointment-${row.id}@${new URL(config.SITE_URL).hostname}`,
    sequence: row.sequence,
    starts_at: row.starts_at,
    duration: row.duration,
    cancelled: VOID.includes(event),
    summary: offer ? `${type}: ${offer.objekttitel}` : type,
    description: url,
    location: row.type === 'viewing' ? (offer?.place ?? null) : null,
    url,
    organizer: { name: offer?.agent?.name ?? offer?.company.firma ?? t('site.name'), email: agency },
    attendee: { name: row.name, email: row.email },
    stamp: row.updated_at,
  })
  const method = VOID.includes(event) ? 'CANCEL' : 'REQUEST'
  return {
    dedupeKey: `appointment:${row.id}:${row.sequence}:${to}`,
    to: reader.email,
    replyTo: to === 'visitor' ? agency : row.email,
    language,
    subject,
    preview: subject,
    blocks,
    reason: t(`appointment.mail.reason_${to}`),
    attachments: [
      { filename: 'termin.ics', contentType: `text/calendar; method=${method}; charset=utf-8`, content: file },
    ],
  }
}

const proposalsOf = (t: Translate, { proposals }: AppointmentRow, tag: string): Block[] => [
  { kind: 'text', text: t('appointment.mail.proposed_text') },
  ...proposals.map((time): Block => ({ kind: 'text', text: formatMoment(time, tag) })),
]

function factsOf(t: Translate, row: AppointmentRow, offer: Offer | null, to: 'visitor' | 'agency', at: string) {
  const rows: [string, string][] = [
    [t('appointment.when'), at],
    [t('appointment.duration'), t('appointment.minutes', { count: row.duration })],
  ]
  if (to === 'visitor') {
    const name = [offer?.agent?.name, offer?.company.firma ?? t('site.name')].filter(Boolean).join(', ')
    rows.push([t('appointment.with'), name])
    if (row.type === 'viewing' && offer?.place) rows.push([t('appointment.where'), offer.place])
    return rows
  }
  rows.push([t('inquiry.name'), row.name], [t('inquiry.email'), row.email])
  if (row.phone) rows.push([t('inquiry.phone'), row.phone])
  return rows
}
