import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** The mails that a mail server of the bench has acknowledged. */
export interface Mailbox {
  mails: { to: string; messageId: string; subject: string }[]
  close(): Promise<void>
}

export async function openMailbox(host: string, port: number): Promise<Mailbox> {
  const mails: Mailbox['mails'] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      simpleParser(stream).then((mail) => {
        const to = envelope.rcptTo[0]?.address ?? ''
        mails.push({ to, messageId: mail.messageId ?? '', subject: mail.subject ?? '' })
        done()
      }, done)
    },
  })
  // A client that is killed while it sends.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return { mails, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
