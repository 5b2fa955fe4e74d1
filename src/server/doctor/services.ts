import { doubt, type Finding, fault, gigabytes, ok, reasonOf } from './finding.ts'

/** What the database said of itself. */
export interface DatabaseState {
  /** server_version_num: 150004. */
  version: number
  settings: Readonly<Record<string, string>>
  isStandby: boolean
  bytes: number
  connections: number
  /** Of the standbys that read from it, in seconds; null: it has never confirmed anything. */
  standbys: readonly { name: string; lagSeconds: number | null }[]
}

/** An error: it was asked, and did not answer. Null: the embedded one, while no Klinke runs. */
export type AskedDatabase = DatabaseState | Error | null
/** An address beside the one that `AskedDatabase` tells of. */
export interface AskedAddress {
  setting: 'DATABASE_URL' | 'DATABASE_READ_URL'
  /** And the port; the rest of the address holds a password. */
  host: string
  state: DatabaseState | Error
}
/** Null: it is not configured. */
export type AskedMail = 'answers' | Error | null

const VERSION_LEAST = 150_000
/** The pools of one server and its jobs take 24; psql and a backup want some too. */
const CONNECTIONS_LEAST = 40
const LAG_DOUBT_S = 10
const LAG_FAULT_S = 300

export function judgeDatabase(state: AskedDatabase): Finding[] {
  if (state === null) return [ok('The embedded database starts with Klinke.')]
  if (state instanceof Error)
    return [
      fault(
        `The database does not answer (${reasonOf(state)}).`,
        'Compare DATABASE_URL with what psql accepts; see whether PostgreSQL runs and admits this machine.',
      ),
    ]
  const { settings } = state
  const version = `${Math.floor(state.version / 10_000)}.${state.version % 10_000}`
  const all: (Finding | null)[] = [
    state.version >= VERSION_LEAST
      ? ok(`PostgreSQL ${version} answers, with ${gigabytes(state.bytes)} of data.`)
      : fault(`PostgreSQL ${version} is too old.`, 'Move to 15 or newer.'),
    state.isStandby
      ? fault(
          'DATABASE_URL names a standby, which cannot be written.',
          'Name the primary, or the address that follows it.',
        )
      : null,
    settings.server_encoding === 'UTF8'
      ? null
      : fault(
          `The database stores texts as ${settings.server_encoding}.`,
          'Create it with encoding UTF8: fifteen languages do not fit into another.',
        ),
    ...['fsync', 'full_page_writes'].map((name) =>
      settings[name] === 'off'
        ? fault(`${name} is off: a power cut destroys the database.`, `Set ${name} = on, and restart PostgreSQL.`)
        : null,
    ),
    settings.synchronous_commit === 'off'
      ? doubt(
          'synchronous_commit is off: a crash loses what visitors were told is saved.',
          'Set synchronous_commit = on; imports switch it off for themselves.',
        )
      : null,
    Number(settings.max_connections) < CONNECTIONS_LEAST
      ? doubt(
          `The database admits ${settings.max_connections} connections.`,
          `Set max_connections to ${CONNECTIONS_LEAST} or more for each process of Klinke.`,
        )
      : null,
    ...state.standbys.map(judgeStandby),
  ]
  return all.filter((finding) => finding !== null)
}

function judgeStandby({ name, lagSeconds }: DatabaseState['standbys'][number]): Finding {
  if (lagSeconds === null)
    return doubt(`The standby ${name} has confirmed nothing yet.`, 'Read its log: it may still copy the primary.')
  const text = `The standby ${name} is ${lagSeconds.toFixed(1)} seconds behind.`
  if (lagSeconds > LAG_FAULT_S) return fault(text, 'Read its log: it does not catch up, and could not take over.')
  if (lagSeconds > LAG_DOUBT_S) return doubt(text, 'Look again in a minute; a large import may cause it.')
  return ok(text)
}

export function judgeFurther(addresses: readonly AskedAddress[]): Finding[] {
  return addresses.map(({ setting, host, state }) => {
    const name = `${host} of ${setting}`
    if (state instanceof Error)
      return fault(`${name} does not answer (${reasonOf(state)}).`, `Compare ${setting} with what psql accepts.`)
    if (setting === 'DATABASE_URL' && state.isStandby)
      return fault(`${name} leads to a standby.`, 'Let the pooler lead to the primary.')
    return ok(`${name} leads to a ${state.isStandby ? 'standby' : 'primary'}.`)
  })
}

export function judgeMail(mail: AskedMail): Finding {
  if (mail === null)
    return doubt(
      'SMTP_URL is not set: mails stay in the outbox, and no account can be confirmed.',
      'Set it to your mail server; npm run outbox shows what waits.',
    )
  if (mail instanceof Error)
    return fault(
      `The mail server does not take mails (${reasonOf(mail)}).`,
      'Compare host, port, user and password of SMTP_URL with those of a mail program.',
    )
  return ok('The mail server answers and admits Klinke.')
}
