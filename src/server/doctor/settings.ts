import type { Config } from '../config.ts'
import { isThisMachine } from '../config.ts'
import { doubt, type Finding, fault, ok } from './finding.ts'

/** What the settings say, without asking anybody. */
export function judgeSettings(config: Config): Finding[] {
  const isProduction = config.NODE_ENV === 'production'
  const all = [
    isProduction
      ? ok('NODE_ENV is production.')
      : doubt(
          `NODE_ENV is ${config.NODE_ENV}: the demo catalogue and its accounts are made.`,
          'Set NODE_ENV=production where visitors come.',
        ),
    ...(isProduction ? judgePublic(config) : []),
    config.METRICS_TOKEN
      ? ok('METRICS_TOKEN lets Prometheus read the metrics.')
      : doubt(
          'METRICS_TOKEN is not set, so nothing can watch the portal from inside.',
          'Set 16 random characters or more, and give them to Prometheus (docs/operating/monitoring).',
        ),
  ]
  return all.filter((finding) => finding !== null)
}

function judgePublic(config: Config): (Finding | null)[] {
  const site = new URL(config.SITE_URL)
  return [
    judgeSite(site),
    judgeProxy(config, site),
    config.OPERATOR_FILE
      ? ok('OPERATOR_FILE has the data of the imprint.')
      : fault(
          'The imprint shows an example company.',
          'Copy src/content/operator.json, fill it in, and name it in OPERATOR_FILE.',
        ),
    judgeContact(config),
    ...judgePromises(config),
    config.DEMO
      ? doubt('DEMO is 1: an empty database gets 1,200 invented homes.', 'Set DEMO=0 before agencies deliver.')
      : null,
    config.RATE_LIMITS
      ? null
      : fault('RATE_LIMITS is 0: passwords can be guessed at any speed.', 'Remove RATE_LIMITS from .env.'),
  ]
}

/** The privacy page promises periods in the language of each visitor. */
function judgePromises({ BACKUP_TO, BACKUP_DAYS, AUDIT_DAYS }: Config): (Finding | null)[] {
  const change = 'Lower it, or change the privacy page (src/content/legal).'
  return [
    // The base before the oldest moment is kept too.
    BACKUP_TO && BACKUP_DAYS > 34
      ? doubt(`BACKUP_DAYS is ${BACKUP_DAYS}; the privacy page promises that backups are gone after 35 days.`, change)
      : null,
    AUDIT_DAYS > 1096
      ? doubt(`AUDIT_DAYS is ${AUDIT_DAYS}; the privacy page says that changes are recorded for three years.`, change)
      : null,
  ]
}

function judgeSite(site: URL): Finding {
  if (isThisMachine(site))
    return fault(
      `SITE_URL is ${site.origin}, which nobody outside reaches.`,
      'Set it to the address of visitors: mails and the sitemap link there.',
    )
  if (site.protocol !== 'https:')
    return fault(
      'SITE_URL begins with http:, so passwords travel in the clear.',
      'Put a proxy with TLS in front, and set https://.',
    )
  return ok(`SITE_URL is ${site.origin}.`)
}

function judgeProxy({ TRUST_PROXY, HOST }: Config, { protocol }: URL): Finding {
  if (TRUST_PROXY === 0) {
    if (protocol !== 'https:') return ok('TRUST_PROXY is 0.')
    return fault(
      'TRUST_PROXY is 0 behind TLS, so all visitors share the limits of one.',
      'Set it to the number of proxies in front, 1 for one.',
    )
  }
  if (HOST === '0.0.0.0' || HOST === '::')
    return doubt(
      `HOST is ${HOST}: who reaches the port itself can invent the address in X-Forwarded-For.`,
      'Set HOST=localhost, or let a firewall admit only the proxy.',
    )
  return ok(`TRUST_PROXY is ${TRUST_PROXY}.`)
}

function judgeContact({ CONTACT_EMAIL, CONTACT_PHONE }: Config): Finding {
  const examples = [
    CONTACT_EMAIL.endsWith('.example') && 'CONTACT_EMAIL',
    /^\+43 1 000 00 00$/.test(CONTACT_PHONE) && 'CONTACT_PHONE',
  ].filter(Boolean)
  if (examples.length === 0) return ok('Address and telephone of the contact page are set.')
  return fault(`${examples.join(' and ')} are still the example.`, 'Set them: footer, imprint and mails name them.')
}
