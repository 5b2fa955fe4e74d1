import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CONFIG_NAMES, readConfig } from '../../src/server/config.ts'
import { projectPath } from '../../src/server/paths.ts'

test('needs no variable', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 4321,
    SITE_URL: 'http://localhost:4321',
    DATA_DIR: './data',
    DEMO: true,
  })
})

test('the demo is left out in production unless it is asked for', () => {
  expect(readConfig({ NODE_ENV: 'production' }).DEMO).toBe(false)
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).DEMO).toBe(true)
})

test('an empty variable counts as absent, and a slash at the end of the address is dropped', () => {
  expect(readConfig({ PORT: '', SITE_URL: 'https://klinke.example/' })).toMatchObject({
    PORT: 4321,
    SITE_URL: 'https://klinke.example',
  })
})

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/klinke'],
  ['SITE_URL', 'klinke.example'],
  ['SEARCH_ENGINE', 'elastic'],
  ['DEMO', 'yes'],
  ['S3_URL', 'https://s3.example/bucket'],
  ['S3_URL', 'https://key:secret@s3.example/'],
  ['S3_URL', 'http://key:secret@s3.example/bucket'],
  ['BACKUP_TO', 'ftp://backup.example/'],
  ['BACKUP_TO', 'https://s3.example/bucket'],
  ['BACKUP_DAYS', '0'],
  ['LOG_LEVEL', 'loud'],
  ['SMS_GATEWAY_URL', 'http://sms.example/send'],
  ['SMS_GATEWAY_URL', 'http://localhost.sms.example/send'],
  ['SMS_GATEWAY_URL', 'gateway'],
  ['CURRENCY_RATES_URL', 'http://rates.example/daily.xml'],
])('%s=%s stops the start with a message that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('secrets go to this machine without TLS, anywhere else only with it', () => {
  for (const SMS_GATEWAY_URL of ['https://sms.example/send', 'http://127.0.0.1:9/sms', 'http://[::1]:9/sms']) {
    expect(readConfig({ SMS_GATEWAY_URL })).toMatchObject({ SMS_GATEWAY_URL })
  }
})

test('.env.example has every variable, each below a sentence', () => {
  const text = readFileSync(projectPath('.env.example'), 'utf8')
  const described = [...text.matchAll(/^# .+\.\n([A-Z0-9_]+)=$/gm)].map(([, name]) => name)
  expect(described.sort()).toEqual([...CONFIG_NAMES].sort())
})

test('spaces around a value are no part of it, and nothing but spaces is no value', () => {
  const config = readConfig({
    PORT: ' ',
    EXPIRE_AFTER_DAYS: '\t',
    DATA_DIR: ' /var/lib/klinke \r',
    SITE_URL: 'https://portal.example/ \r',
    METRICS_TOKEN: 'sixteen characters \r',
  })
  expect(config.PORT).toBe(4321)
  expect(config.EXPIRE_AFTER_DAYS).toBe(60)
  expect(config.DATA_DIR).toBe('/var/lib/klinke')
  expect(config.SITE_URL).toBe('https://portal.example')
  expect(config.METRICS_TOKEN).toBe('sixteen characters')
})

test.each(['https://key:half/secret@s3.example/bucket', 'https://key:50%zz@s3.example/bucket'])(
  'a bucket whose secret is not written as in an address is refused with the way to write it: %s',
  (S3_URL) => {
    expect(() => readConfig({ S3_URL })).toThrow(/S3_URL: must be https:.*\/ is written %2F, and % is %25/)
    expect(() => readConfig({ BACKUP_TO: S3_URL })).toThrow('BACKUP_TO: must be')
  },
)
