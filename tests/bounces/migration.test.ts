import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { projectPath } from '../../src/server/paths.ts'
import { testDatabase } from '../support/database.ts'

test('reports about mails that were emptied before lose the address, and others keep it', async () => {
  const { db, drop } = await testDatabase()
  await sql`insert into delivery (channel, dedupe_key, recipient, payload, status, overdue_at, created_at, emptied_at)
    values ('mail', 'emptied', null, '{}', 'sent', now(), now(), now()),
      ('mail', 'kept', 'anna@example.at', '{}', 'sent', now(), now(), null)`.execute(db)
  await sql`insert into mail_report (fingerprint, delivery_id, kind, status, detail, at)
    select id::text::bytea, id, 'failed', '5.1.1', '<anna@example.at>: user unknown', now() from delivery`.execute(db)
  const name = 'src/server/db/migrations/0076_reports_of_emptied_mails.sql'
  await sql.raw(readFileSync(projectPath(name), 'utf8')).execute(db)
  const { rows } = await sql`select d.dedupe_key, r.kind, r.status, r.detail
    from mail_report r join delivery d on d.id = r.delivery_id order by d.id`.execute(db)
  expect(rows).toEqual([
    { dedupe_key: 'emptied', kind: 'failed', status: '5.1.1', detail: '' },
    { dedupe_key: 'kept', kind: 'failed', status: '5.1.1', detail: '<anna@example.at>: user unknown' },
  ])
  await drop()
})
