/** npm run outbox: the newest mails, SMS and push messages; `-- show 12` prints one with its words, `-- send 12` sends one that was kept. */
import { translator } from '../src/i18n/translate.ts'
import type { Ctx } from '../src/server/ctx.ts'
import { listMails, readMail, sendAgain } from '../src/server/mail/service.ts'
import { listNotices } from '../src/server/notices/service.ts'
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
  if (id === null) {
    await list(ctx)
    await listShort(ctx)
  } else if (command === 'show') await show(ctx, id)
  else if (await sendAgain(ctx, id)) console.log(t('outbox.sending', { id: String(id) }))
  else missing(id)
} finally {
  await close()
}

async function list(ctx: Ctx): Promise<void> {
  const mails = await listMails(ctx)
  if (!mails.length) console.log(t('outbox.empty'))
  for (const mail of mails) {
    const at = mail.created_at.toISOString().slice(0, 16).replace('T', ' ')
    console.log([mail.id, at, mail.status, mail.recipient, mail.subject].join('  '))
    if (mail.last_error) console.log(`    ${mail.last_error}`)
  }
}

/** SMS and web push have no words that are not in this line. */
async function listShort(ctx: Ctx): Promise<void> {
  for (const notice of await listNotices(ctx)) {
    const at = notice.created_at.toISOString().slice(0, 16).replace('T', ' ')
    const { text, title, body } = notice.payload as { text?: string; title?: string; body?: string }
    const words = text ?? [title, body].filter(Boolean).join(': ')
    console.log([notice.channel, at, notice.status, notice.recipient ?? '', words].join('  '))
    if (notice.last_error) console.log(`    ${notice.last_error}`)
  }
}

async function show(ctx: Ctx, id: number): Promise<void> {
  const mail = await readMail(ctx, id)
  if (!mail) return missing(id)
  console.log(`To: ${mail.recipient}\nSubject: ${mail.subject}\nStatus: ${mail.status}\n\n${mail.text}`)
}

function missing(id: number): void {
  console.error(t('outbox.missing', { id: String(id) }))
  process.exitCode = 1
}
