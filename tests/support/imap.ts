import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface ImapMailbox {
  /** For BOUNCES_IMAP_URL. */
  url: string
  /** Puts a mail into the mailbox, and returns its UID. */
  add(source: string): number
  /** UIDs of the mails that are there, with their flags. */
  mails(): { uid: number; flags: string[]; source: string }[]
  /** Every command that clients sent. */
  commands: string[]
  /** Drops connections at a command that begins with this. */
  failAt: string | null
  close(): Promise<void>
}

interface Mail {
  uid: number
  flags: Set<string>
  source: Buffer
}

/** An IMAP4rev1 server on this machine with one mailbox, INBOX: as much of it as a reader of reports uses. */
export async function openImap({ user = 'bounces', password = 'geheim' } = {}): Promise<ImapMailbox> {
  const mails: Mail[] = []
  const commands: string[] = []
  const sockets = new Set<Socket>()
  const state = { next: 1, failAt: null as string | null }

  const search = (text: string) =>
    mails.filter(({ flags }) =>
      text.split(/\s+/).every((word) => {
        const [, no, flag = ''] = /^(UN)?(FLAGGED|DELETED|SEEN)$/i.exec(word) ?? []
        return flag === '' || flags.has(`\\${flag.toLowerCase()}`) === (no === undefined)
      }),
    )
  const chosen = (set: string) =>
    mails.filter(({ uid }) =>
      set.split(',').some((part) => {
        const [from = '', to = from] = part.split(':')
        return uid >= Number(from) && (to === '*' || uid <= Number(to))
      }),
    )
  const expunge = (socket: Socket, which: (mail: Mail) => boolean) => {
    for (let at = mails.length - 1; at >= 0; at--) {
      const mail = mails[at]
      if (!mail?.flags.has('\\deleted') || !which(mail)) continue
      mails.splice(at, 1)
      socket.write(`* ${at + 1} EXPUNGE\r\n`)
    }
  }
  const fetched = (socket: Socket, set: string, items: string) => {
    for (const mail of chosen(set)) {
      const parts = [`UID ${mail.uid}`]
      if (/RFC822\.SIZE/i.test(items)) parts.push(`RFC822.SIZE ${mail.source.length}`)
      if (/INTERNALDATE/i.test(items)) parts.push('INTERNALDATE "23-Nov-2026 08:00:00 +0100"')
      if (/ENVELOPE/i.test(items)) {
        const head = mail.source.toString('latin1').split(/\r?\n\r?\n/)[0] ?? ''
        const subject = /^subject: (.*)$/im.exec(head)?.[1] ?? ''
        const [, local = 'x', host = 'y'] = /^from:.*?([\w.+-]+)@([\w.-]+)/im.exec(head) ?? []
        const from = `((NIL NIL "${local}" "${host}"))`
        parts.push(
          `ENVELOPE ("Mon, 23 Nov 2026 08:00:00 +0100" "${subject}" ${from} ${from} ${from} NIL NIL NIL NIL NIL)`,
        )
      }
      const at = mails.indexOf(mail) + 1
      if (/BODY(?:\.PEEK)?\[\]/i.test(items)) {
        socket.write(`* ${at} FETCH (${parts.join(' ')} BODY[] {${mail.source.length}}\r\n`)
        socket.write(mail.source)
        socket.write(')\r\n')
      } else socket.write(`* ${at} FETCH (${parts.join(' ')})\r\n`)
    }
  }

  function answer(socket: Socket, line: string): void {
    const [, tag = '', rest = ''] = /^(\S+) (.*)$/s.exec(line) ?? []
    commands.push(rest)
    if (state.failAt && rest.toUpperCase().startsWith(state.failAt)) return void socket.destroy()
    const [verb = '', ...words] = rest.split(' ')
    const ok = (text = 'done') => socket.write(`${tag} OK ${text}\r\n`)
    switch (verb.toUpperCase()) {
      case 'CAPABILITY':
        socket.write('* CAPABILITY IMAP4rev1 UIDPLUS\r\n')
        return void ok()
      case 'LOGIN':
        if (rest.replaceAll('"', '') === `LOGIN ${user} ${password}`) return void ok()
        return void socket.write(`${tag} NO [AUTHENTICATIONFAILED] wrong user or password\r\n`)
      case 'LIST':
        socket.write('* LIST (\\HasNoChildren) "/" "INBOX"\r\n')
        return void ok()
      case 'SELECT':
        if (!/^"?INBOX"?$/i.test(words.join(' '))) return void socket.write(`${tag} NO no such mailbox\r\n`)
        socket.write(`* FLAGS (\\Seen \\Flagged \\Deleted)\r\n* ${mails.length} EXISTS\r\n* 0 RECENT\r\n`)
        socket.write('* OK [PERMANENTFLAGS (\\Seen \\Flagged \\Deleted)] flags\r\n* OK [UIDVALIDITY 7] validity\r\n')
        socket.write(`* OK [UIDNEXT ${state.next}] next\r\n`)
        return void ok('[READ-WRITE] selected')
      case 'LOGOUT':
        socket.write('* BYE bye\r\n')
        ok()
        return void socket.end()
      case 'EXPUNGE':
        expunge(socket, () => true)
        return void ok()
      case 'UID': {
        const [what = '', set = '', ...items] = words
        if (what.toUpperCase() === 'SEARCH') {
          socket.write(
            `* SEARCH ${search([set, ...items].join(' '))
              .map(({ uid }) => uid)
              .join(' ')}\r\n`,
          )
        } else if (what.toUpperCase() === 'FETCH') fetched(socket, set, items.join(' '))
        else if (what.toUpperCase() === 'STORE') {
          for (const flag of items.join(' ').match(/\\\w+/g) ?? []) {
            for (const mail of chosen(set)) mail.flags.add(flag.toLowerCase())
          }
        } else if (what.toUpperCase() === 'EXPUNGE') {
          const which = chosen(set)
          expunge(socket, (mail) => which.includes(mail))
        }
        return void ok()
      }
      default:
        return void (['NOOP', 'CHECK', 'CLOSE'].includes(verb.toUpperCase())
          ? ok()
          : socket.write(`${tag} BAD ${verb}\r\n`))
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    socket.write('* OK [CAPABILITY IMAP4rev1 UIDPLUS] ready\r\n')
    let buffered = ''
    socket.on('data', (chunk) => {
      buffered += chunk.toString('latin1')
      for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
        const line = buffered.slice(0, end)
        buffered = buffered.slice(end + 2)
        answer(socket, line)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `imap://${user}:${password}@127.0.0.1:${port}/INBOX`,
    add(source) {
      mails.push({ uid: state.next, flags: new Set(), source: Buffer.from(source.replace(/\r?\n/g, '\r\n')) })
      return state.next++
    },
    mails: () => mails.map(({ uid, flags, source }) => ({ uid, flags: [...flags], source: source.toString() })),
    commands,
    get failAt() {
      return state.failAt
    },
    set failAt(text) {
      state.failAt = text
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
