import { type CountryCode, isSupportedCountry } from 'libphonenumber-js/max'
import { z } from 'zod'

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')
const url = (...protocols: string[]) =>
  z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
    message: `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

/** Tells whether an address stays on this machine, where traffic cannot be intercepted. */
export const isThisMachine = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** For secrets and prices: TLS is required, except on this machine. */
const secure = url('http:', 'https:').refine(
  (value) => {
    const parsed = URL.parse(value)
    return !parsed || parsed.protocol === 'https:' || isThisMachine(parsed)
  },
  { message: 'must begin with https://, unless it is on this machine' },
)

/** A bucket of S3 with the key that opens it. */
const bucket = secure.refine((value) => {
  const parsed = URL.parse(value)
  const isWritten = parsed && [parsed.username, parsed.password].every((text) => text !== '' && isDecodable(text))
  return isWritten && parsed.pathname.length > 1
}, 'must be https://KEY:SECRET@host/bucket, with ?region=... where the provider has regions; in key and secret / is written %2F, and % is %25')

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

const POSTGRES = ['postgres:', 'postgresql:'] as const

/** Every variable that Klinke reads. `.env.example` documents each; a test compares the two. */
const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65535).default(4321),
  WORKER_PORT: z.coerce.number('must be a number').int().min(0).max(65535).optional(),
  SITE_URL: url('http:', 'https:').optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url(...POSTGRES).optional(),
  DATABASE_DIRECT_URL: url(...POSTGRES).optional(),
  DATABASE_READ_URL: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .pipe(z.array(url(...POSTGRES)))
    .optional(),
  DATABASE_READ_LAG_SECONDS: z.coerce.number('must be a number').min(0.1).max(3600).default(5),
  SEARCH_ENGINE: z.enum(['columns', 'postgres']).default('columns'),
  CONTACT_PHONE: z.string().min(5).default('+43 1 000 00 00'),
  CONTACT_EMAIL: z.email('must be an e-mail address').default('office@klinke.example'),
  OPERATOR_FILE: z.string().min(1).optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]+$/)
    .optional(),
  BOUNCES_ADDRESS: z
    .string()
    .refine(
      (value) => z.email().safeParse(value.replace('*', 'x')).success,
      'must be an e-mail address, with * or without',
    )
    .optional(),
  BOUNCES_IMAP_URL: url('imap:', 'imaps:')
    .refine((value) => Boolean(URL.parse(value)?.username), 'must name the user: imaps://user:password@host')
    .optional(),
  EXPIRE_AFTER_DAYS: z.coerce.number('must be a number').int().min(0).max(3650).default(60),
  AUDIT_DAYS: z.coerce.number('must be a number').int().min(30).max(36_500).default(1095),
  SMS_GATEWAY_URL: secure.optional(),
  SMS_GATEWAY_TOKEN: z.string().min(1).optional(),
  SMS_COUNTRIES: z
    .string()
    .default('AT,DE,CH,LI,IT,SI,HU,SK,CZ')
    .transform((text) => text.split(',').map((code) => code.trim().toUpperCase()))
    .refine((codes) => codes.every((code) => isSupportedCountry(code)), 'must be countries such as AT,DE,CH')
    .transform((codes) => codes as CountryCode[]),
  SMS_PER_DAY: z.coerce.number('must be a number').int().min(0).max(1_000_000).default(500),
  LLM_BASE_URL: secure.optional(),
  LLM_MODEL: z.string().min(1).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_CALLS_PER_DAY: z.coerce.number('must be a number').int().min(0).max(10_000_000).default(2000),
  LLM_TURNS_PER_VISITOR: z.coerce.number('must be a number').int().min(0).max(100_000).default(60),
  LLM_SECONDS: z.coerce.number('must be a number').min(0.1).max(60).default(8),
  PRIVATE_ADDRESSES: flag.optional(),
  TRUST_PROXY: z.coerce.number('must be a number of proxies').int().min(0).max(9).default(0),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  REQUEST_SECONDS: z.coerce.number('must be a number').int().min(1).max(3600).default(30),
  DRAIN_SECONDS: z.coerce.number('must be a number').min(0).max(60).default(0),
  STATEMENT_SECONDS: z.coerce.number('must be a number').min(0.1).max(3600).default(10),
  RATE_LIMITS: flag.optional(),
  FEED_MB: z.coerce.number('must be a number').int().min(1).max(100_000).default(2048),
  SFTP_PORT: z.coerce.number('must be a number').int().min(0).max(65535).optional(),
  SFTP_HOST: z.string().min(1).optional(),
  GOOGLE_ISSUER: url('http:', 'https:').default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_AUTHORIZATION_URL: url('http:', 'https:').default('https://www.facebook.com/v25.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: url('http:', 'https:').default('https://graph.facebook.com/v25.0/oauth/access_token'),
  FACEBOOK_PROFILE_URL: url('http:', 'https:').default('https://graph.facebook.com/v25.0/me?fields=id,name,email'),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  S3_URL: bucket.optional(),
  BACKUP_TO: z
    .string()
    .refine(
      (to) => bucket.safeParse(to).success || !/^[a-z][a-z0-9+.-]+:/i.test(to) || URL.parse(to)?.protocol === 'file:',
      'must be a folder, file:///folder, or a bucket as in S3_URL',
    )
    .optional(),
  BACKUP_DAYS: z.coerce.number('must be a number').int().min(1).max(3650).default(14),
  PUBLIC_TILE_URL: url('http:', 'https:').optional(),
  PUBLIC_GOOGLE_MAPS_KEY: z.string().min(1).optional(),
  CURRENCY_RATES_URL: secure.default('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml'),
  DEMO: flag.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .refine((pairs) => pairs.every((pair) => /^[\w-]+=./.test(pair.trim())), 'must be name=value,name=value')
    .transform((pairs) =>
      Object.fromEntries(
        pairs.map((pair) => [pair.split('=', 1)[0]?.trim(), pair.slice(pair.indexOf('=') + 1).trim()]),
      ),
    ),
  OTEL_SERVICE_NAME: z.string().min(1).default('klinke'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('must be a number').min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
})

type Made = {
  SITE_URL: string
  DEMO: boolean
  MAIL_FROM: string
  RATE_LIMITS: boolean
  PRIVATE_ADDRESSES: boolean
}
export type Config = Omit<z.output<typeof schema>, keyof Made> & Made

export const CONFIG_NAMES = Object.keys(schema.shape)

/**
 * Reads the configuration from the environment. An empty variable counts as missing, also one of spaces: as a number it
 * would be 0. Spaces around a value, and the line ends of Windows, come from files that no shell has read.
 * @throws Error whose message names each invalid variable and the expected value
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim()] as const)
  const given = Object.fromEntries(trimmed.filter(([name, value]) => CONFIG_NAMES.includes(name) && value))
  const result = schema.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The configuration is wrong:\n${lines.join('\n')}\nSee .env.example for what each variable means.`)
  }
  const config = result.data
  const lone = (['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'] as const).find((name) => config[name])
  if (lone && !config.DATABASE_URL) throw new Error(`The configuration is wrong:\n  ${lone}: needs a DATABASE_URL`)
  const host = config.HOST === '0.0.0.0' || config.HOST === '::' ? 'localhost' : config.HOST
  return {
    ...config,
    SITE_URL: (config.SITE_URL ?? `http://${host.includes(':') ? `[${host}]` : host}:${config.PORT}`).replace(
      /\/$/,
      '',
    ),
    DEMO: config.DEMO ?? config.NODE_ENV !== 'production',
    MAIL_FROM: config.MAIL_FROM ?? `Klinke <${config.CONTACT_EMAIL}>`,
    RATE_LIMITS: config.RATE_LIMITS ?? true,
    PRIVATE_ADDRESSES: config.PRIVATE_ADDRESSES ?? false,
  }
}
