import type { StaffAppointmentDetail } from '../../../domain/appointments/admin-schemas.ts'
import type { AppointmentStatus } from '../../../domain/appointments/schemas.ts'
import type { User } from '../../../domain/auth/user.ts'
import type { InboxDetail } from '../../../domain/inquiries/inbox-schemas.ts'
import type { InquiryStatus } from '../../../domain/inquiries/schemas.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { Translate } from '../../../i18n/translate.ts'

export type T = Translate<'inbox' | 'admin' | 'shared'>

export interface InboxProps {
  t: T
  language: Language
  user: User
}

/** A part of the page of an inquiry. */
export interface InquiryProps extends InboxProps {
  inquiry: InboxDetail
  /** Loads it again, after a change. */
  reload: () => void
}

/** A part of the page of an appointment. */
export interface ViewingProps extends InboxProps {
  viewing: StaffAppointmentDetail
  reload: () => void
}

/** Copies of the lists in src/domain: an import would load the schema library for these alone. */
export const STATUSES = ['new', 'open', 'waiting', 'done', 'spam'] as const satisfies readonly InquiryStatus[]
export const VIEWING_STATUSES = [
  'booked',
  'confirmed',
  'proposed',
  'declined',
  'cancelled',
] as const satisfies readonly AppointmentStatus[]

export const TONES = {
  new: 'attention',
  open: 'attention',
  waiting: 'plain',
  done: 'good',
  spam: 'plain',
} as const satisfies Record<InquiryStatus, string>

export const VIEWING_TONES = {
  booked: 'attention',
  confirmed: 'good',
  proposed: 'plain',
  declined: 'plain',
  cancelled: 'plain',
} as const satisfies Record<AppointmentStatus, string>
