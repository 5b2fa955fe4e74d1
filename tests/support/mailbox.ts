import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  /** For SMTP_URL. */
  url: string
  port: number
  /** Received mails, in order. */
  mails: ParsedMail[]
  /** Their envelope senders, in the same order. */
  senders: string[]
  /** Resolves with mail number `count`. */
  waitFor(count: number, withinMs?: number): Promise<ParsedMail>
  close(): Promise<void>
}

/** A real SMTP server on this machine. @param refuse answers 550 to these recipients, senders and subjects */
export async function openMailbox({ port = 0, refuse = [] as string[] } = {}): Promise<Mailbox> {
  const mails: ParsedMail[] = []
  const senders: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      const refused = Object.assign(new Error('no such mailbox'), { responseCode: 550 })
      callback(refuse.includes(address) ? refused : null)
    },
    onMailFrom({ address }, _session, callback) {
      const refused = Object.assign(new Error('no such sender'), { responseCode: 550 })
      callback(refuse.includes(address) ? refused : null)
    },
    onData(stream, { envelope }, callback) {
      simpleParser(stream).then((mail) => {
        if (refuse.includes(mail.subject ?? '')) {
          callback(Object.assign(new Error('not wanted'), { responseCode: 554 }))
          return
        }
        mails.push(mail)
        senders.push(envelope.mailFrom ? envelope.mailFrom.address : '')
        callback()
      }, callback)
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    senders,
    async waitFor(count, withinMs = 10_000) {
      const end = Date.now() + withinMs
      while (mails.length < count) {
        if (Date.now() > end) throw new Error(`${mails.length} of ${count} mails arrived within ${withinMs} ms`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      return mails[count - 1] as ParsedMail
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
