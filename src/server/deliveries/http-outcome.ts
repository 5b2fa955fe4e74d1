import type { Outcome } from './channel.ts'

/** What only the message itself can be blamed for; a wrong token or address is the operator's to mend. */
const FINAL = [400, 413, 422]

/** What the status of an SMS gateway or a push service says. */
export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent'
  const reason = `answered ${status}`
  return FINAL.includes(status) ? { refused: reason } : { again: reason }
}
