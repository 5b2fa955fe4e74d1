import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { mayBecomeLink } from '../../domain/link-like.ts'

export interface CalendarEvent {
  /** Stays the same when the appointment is moved. */
  uid: string
  /** Increases with every change. */
  sequence: number
  starts_at: Date
  duration: number
  cancelled: boolean
  summary: string
  description: string
  location: string | null
  url: string
  organizer: { name: string; email: string }
  attendee: { name: string; email: string }
  stamp: Date
}

/** An appointment as an iCalendar file (RFC 5545): calendars can add, move or cancel it. */
export function calendarFile(event: CalendarEvent): string {
  const { organizer, attendee } = event
  const calendar = ical({
    prodId: { company: 'Klinke', product: 'Termine' },
    method: event.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  })
  calendar.createEvent({
    id: event.uid,
    sequence: event.sequence,
    start: event.starts_at,
    end: new Date(event.starts_at.getTime() + event.duration * 60_000),
    stamp: event.stamp,
    status: event.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: event.summary,
    description: event.description,
    location: event.location,
    url: event.url,
    organizer: { name: quotable(organizer.name), email: organizer.email },
    attendees: [{ name: quotable(unlinked(attendee.name, attendee.email)), email: attendee.email }],
  })
  return calendar.toString()
}

/** Names are in quotes, and iCalendar cannot escape a quote: it would end the name. */
const quotable = (name: string) => name.replaceAll('"', '’').replace(/[\p{Cc}\\]/gu, ' ')

/**
 * A guest may give any address and any name, and calendars turn text into links too: such a name is replaced by the
 * address.
 */
const unlinked = (name: string, email: string) => (mayBecomeLink(name) ? email : name)
