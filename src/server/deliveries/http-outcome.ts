import type { Outcome } from './channel.ts'

/** Statuses that only the message itself can cause; the operator must fix a wrong token or address. */
const FINAL = [400, 413, 422]

/** The outcome for the status of an SMS gateway or a push service. */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  const reason = `answered ${status}`
  return FINAL.includes(status) ? { refused: reason } : { again: reason }
}
