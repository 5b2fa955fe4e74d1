import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../../src/server/ctx.ts'
import type { Acknowledged } from './load.ts'
import type { Mailbox } from './mailbox.ts'

/** Jobs of a worker that was killed begin again after their lease, some minutes. */
const SETTLED_MS = 480_000

interface Verdict {
  lines: string[]
  /** What was promised and is not there. */
  lost: string[]
}

/** Compares what visitors were told with what the database and the mail server have. */
export async function judge(
  db: Db,
  { favourites, inquiries, delivered }: Acknowledged,
  box: Mailbox,
): Promise<Verdict> {
  const lost: string[] = []
  const missing = async (what: string, told: readonly string[], kept: Promise<{ rows: { one: string }[] }>) => {
    const found = new Set((await kept).rows.map(({ one }) => one))
    for (const one of told) if (!found.has(one)) lost.push(`${what} ${one}`)
  }
  const left = async () => {
    const { rows } = await sql<{ mails: number; feeds: number }>`select
      (select count(*) from delivery where channel = 'mail' and status in ('queued', 'sending'))::int as mails,
      (select count(*) from feed_delivery where state in ('waiting', 'running'))::int as feeds`.execute(db)
    return rows[0] as { mails: number; feeds: number }
  }
  for (const deadline = Date.now() + SETTLED_MS; Date.now() < deadline; await sleep(1000)) {
    const { mails, feeds } = await left().catch(() => ({ mails: 1, feeds: 1 }))
    if (mails + feeds === 0) break
  }
  const { mails: waiting, feeds } = await left()
  if (waiting) lost.push(`${waiting} mails still wait`)
  if (feeds) lost.push(`${feeds} feeds still wait`)

  const kept = sql<{ one: string }>`select encode(s.token_hash, 'hex') || ' ' || f.property_id as one
    from favorite f join session s on s.user_id = f.user_id`.execute(db)
  const { hashToken } = await import('../../../src/server/auth/sessions/tokens.ts')
  const told = favourites.map(({ token, home }) => `${hashToken(token).toString('hex')} ${home}`)
  await missing('favourite', told, kept)
  await missing('inquiry', inquiries, sql<{ one: string }>`select email as one from inquiry`.execute(db))
  await missing('home', delivered, sql<{ one: string }>`select external_id as one from property`.execute(db))

  const { rows: sent } = await sql<{ message_id: string; recipient: string; status: string }>`
    select payload->>'messageId' as message_id, recipient, status from delivery where channel = 'mail'`.execute(db)
  const copies = new Map<string, number>()
  for (const { messageId } of box.mails) copies.set(messageId, (copies.get(messageId) ?? 0) + 1)
  for (const { message_id, recipient, status } of sent) {
    if (!copies.has(message_id)) lost.push(`mail to ${recipient} (${status})`)
  }
  for (const to of inquiries) if (!box.mails.some((mail) => mail.to === to)) lost.push(`no mail to ${to}`)
  const known = new Set(sent.map(({ message_id }) => message_id))
  for (const { messageId, to } of box.mails) if (!known.has(messageId)) lost.push(`mail to ${to} that nobody queued`)
  const repeated = [...copies.values()].filter((count) => count > 1)
  const lines = [
    `${favourites.length} favourites, ${inquiries.length} inquiries and ${delivered.length} feeds were acknowledged`,
    `${sent.length} mails were queued, ${box.mails.length} arrived; ${repeated.length} came more than once, with the same Message-ID`,
    lost.length ? `LOST: ${lost.slice(0, 20).join('; ')}` : 'nothing is lost',
  ]
  return { lines, lost }
}
