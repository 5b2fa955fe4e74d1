/**
 * npm run outbox: the newest mails, SMS and push messages; `-- show 12` prints one with its text, `-- send 12` sends
 * one that was held back or refused.
 */
import { translator } from '../src/i18n/server.ts'
import type { Ctx } from '../src/server/ctx.ts'
import { listDeliveries, readDelivery, sendAgain } from '../src/server/deliveries/service.ts'
import { openCtx } from '../src/server/open.ts'
import { fail, readEnvironment } from './environment.ts'

const t = translator()
const [command = 'list', given = ''] = process.argv.slice(2)
const id = /^[1-9]\d{0,14}$/.test(given) ? Number(given) : null
if (!(command === 'list' || (id !== null && (command === 'show' || command === 'send')))) {
  console.error(t('outbox.usage'))
  process.exit(2)
}
const { ctx, close } = await openCtx(
  readEnvironment(process.env.LOG_LEVEL ? {} : { LOG_LEVEL: 'error' }),
  'command',
).catch(fail)
try {
  if (id === null) await list(ctx)
  else if (command === 'show') await show(ctx, id)
  else if (await sendAgain(ctx, id)) console.log(t('outbox.sending', { id: String(id) }))
  else missing(id)
} finally {
  await close()
}

async function list(ctx: Ctx): Promise<void> {
  const deliveries = await listDeliveries(ctx)
  if (!deliveries.length) console.log(t('outbox.empty'))
  for (const { id, channel, created_at, status, recipient, headline, last_error } of deliveries) {
    const at = created_at.toISOString().slice(0, 16).replace('T', ' ')
    console.log([id, at, channel, status, recipient, headline].join('  '))
    if (last_error) console.log(`    ${last_error}`)
  }
}

async function show(ctx: Ctx, id: number): Promise<void> {
  const delivery = await readDelivery(ctx, id)
  if (!delivery) return missing(id)
  const { recipient, headline, status, text } = delivery
  console.log(`To: ${recipient}\nSubject: ${headline}\nStatus: ${status}\n\n${text}`)
}

function missing(id: number): void {
  console.error(t('outbox.missing', { id: String(id) }))
  process.exitCode = 1
}
