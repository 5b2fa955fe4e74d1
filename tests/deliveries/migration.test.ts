import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Ctx } from '../../src/server/ctx.ts'
import { connect } from '../../src/server/db/connect.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { CHANNELS } from '../../src/server/deliveries/channels.ts'
import { deliver } from '../../src/server/deliveries/deliver.ts'
import { sweepDeliveries } from '../../src/server/deliveries/jobs.ts'
import { JOBS } from '../../src/server/jobs/all.ts'
import { startJobs } from '../../src/server/jobs/pg-boss.ts'
import { projectPath } from '../../src/server/paths.ts'
import { createFigureCounter } from '../../src/server/performance/counter.ts'
import { createServerMetrics } from '../../src/server/performance/metrics.ts'
import { clusterUrl, withDatabase } from '../support/database.ts'
import { openMailbox } from '../support/mailbox.ts'

const FOLDER = projectPath('src/server/db/migrations')

test('the two outboxes of before become one, and no delivery is lost or repeated', async () => {
  const admin = connect(clusterUrl(), { max: 1 })
  await sql`create database before_deliveries`.execute(admin)
  const url = withDatabase(clusterUrl(), 'before_deliveries')
  const db = connect(url)
  const mailbox = await openMailbox()
  const log = pino({ level: 'silent' })
  try {
    await sql`create table migration (name text primary key, applied_at timestamptz not null default now())`.execute(db)
    for (const name of readdirSync(FOLDER).sort()) {
      if (name >= '0015') break
      await sql.raw(readFileSync(`${FOLDER}/${name}`, 'utf8')).execute(db)
      await sql`insert into migration (name) values (${name})`.execute(db)
    }
    const old = { data: z.any(), retries: 1, seconds: 60 }
    const queues = [
      { ...old, name: 'mail.send' },
      { ...old, name: 'notice.sweep', schedule: [{ cron: '* * * * *' }] },
    ]
    const before = await startJobs(url, log, { worker: false, queues })
    await before.send(db, queues[0]!, { mailId: 1 })
    await before.schedule(queues)
    await before.stop()
    await sql`insert into account (email, name, created_at) values ('eva@example.at', 'Eva', now())`.execute(db)
    await sql`insert into push_subscription (user_id, endpoint, p256dh, auth, created_at)
      values (1, 'https://push.example/1', 'x', 'y', now())`.execute(db)
    await sql`insert into mail (dedupe_key, user_id, recipient, language, subject, html, text, reply_to, headers,
        attachments, message_id, status, attempts, last_error, next_attempt_at, created_at, sent_at, emptied_at)
      values
        ('waits', 1, 'eva@example.at', 'de', 'Wartet', '<p>Grüß Gott</p>', 'Grüß Gott', 'makler@example.at',
          '{"List-Unsubscribe":"<https://x.example>"}',
          '[{"filename":"t.ics","contentType":"text/calendar","content":"BEGIN"}]', '<1@klinke>', 'queued', 2,
          'ECONNREFUSED', now() - interval '1 minute', now() - interval '1 hour', null, null),
        ('claimed', null, 'b@example.at', 'fr', 'Claimed', 'h', 't', null, '{}', '[]', '<2@klinke>', 'sending', 1, null,
          now() + interval '2 minutes', now() - interval '50 minutes', null, null),
        ('sent', null, 'c@example.at', 'de', 'Sent', 'h', 't', null, '{}', '[]', '<3@klinke>', 'sent', 1, null,
          now(), now() - interval '40 minutes', now(), null),
        ('emptied', null, '', 'de', '', '', '', null, '{}', '[]', '<4@klinke>', 'sent', 1, null,
          now(), now() - interval '60 days', now(), now()),
        ('both', null, 'd@example.at', 'de', 'Kept', 'h', 't', null, '{}', '[]', '<5@klinke>', 'kept', 0, null,
          now(), now() - interval '30 minutes', null, null)`.execute(db)
    await sql`insert into notice (dedupe_key, channel, user_id, recipient, push_subscription_id, payload, status,
        attempts, last_error, next_attempt_at, created_at)
      values
        ('both', 'sms', null, '+436601234567', null, '{"text":"Code"}', 'refused', 1, 'answered 400', now(), now()),
        ('push', 'push', 1, null, 1, '{"title":"A","body":"B","url":"https://x.example"}', 'queued', 0, null, now(), now())
      `.execute(db)

    expect(await migrate(db)).toContain('0015_deliveries.sql')

    const rows = await db.selectFrom('delivery').selectAll().orderBy('created_at').execute()
    expect(rows.map(({ channel, dedupe_key, status }) => [channel, dedupe_key, status])).toEqual([
      ['mail', 'emptied', 'sent'],
      ['mail', 'waits', 'queued'],
      ['mail', 'claimed', 'sending'],
      ['mail', 'sent', 'sent'],
      ['mail', 'both', 'kept'],
      ['sms', 'both', 'refused'],
      ['push', 'push', 'queued'],
    ])
    for (const { channel, payload, emptied_at } of rows) {
      const known = CHANNELS[channel as 'mail'].payload.safeParse(payload)
      expect(known.success).toBe(!emptied_at)
    }
    expect(rows[1]).toMatchObject({
      user_id: 1,
      reply_to: 'makler@example.at',
      attempts: 2,
      last_error: 'ECONNREFUSED',
    })
    expect(rows[6]).toMatchObject({ user_id: 1, push_subscription_id: 1, recipient: null })
    const left = await sql`select name from pgboss.queue where name in ('mail.send', 'notice.sweep')
      union all select name from pgboss.job where name = 'mail.send'
      union all select name from pgboss.schedule where name = 'notice.sweep'`.execute(db)
    expect(left.rows).toEqual([])

    // The job of the waiting mail was lost with its queue: the sweep finds the mail; leased and finished ones stay.
    const jobs = await startJobs(url, log, { worker: false, queues: JOBS })
    const config = { SMTP_URL: mailbox.url, MAIL_FROM: 'post@klinke.example', SMS_GATEWAY_URL: 'http://127.0.0.1:1/' }
    const caches = { measured: createFigureCounter(() => new Date()), metrics: createServerMetrics() }
    const ctx = { db, jobs, log, config, clock: () => new Date(), caches } as unknown as Ctx
    await sweepDeliveries(ctx)
    const { rows: queued } = await sql<{ name: string; id: number }>`
      select name, (data->>'id')::int as id from pgboss.job where name like 'delivery.%' order by name`.execute(db)
    expect(queued).toEqual([
      { name: 'delivery.mail', id: rows[1]?.id },
      { name: 'delivery.push', id: rows[6]?.id },
    ])
    for (const { id, channel } of rows) if (channel === 'mail') await deliver(ctx, CHANNELS.mail, id)
    await jobs.stop()
    expect(mailbox.mails).toHaveLength(1)
    expect(mailbox.mails[0]).toMatchObject({ subject: 'Wartet', messageId: '<1@klinke>' })
    expect(mailbox.mails[0]?.attachments[0]?.filename).toBe('t.ics')
    expect(mailbox.mails[0]?.headers.get('list')).toBeDefined()
  } finally {
    await mailbox.close()
    await db.destroy()
    await sql`drop database before_deliveries with (force)`.execute(admin)
    await admin.destroy()
  }
})
