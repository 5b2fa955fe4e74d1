import { describe, expect, test } from 'vitest'
import { type Reading, readReport } from '../../src/server/bounces/read-report.ts'
import { isGoneForGood, statusIn } from '../../src/server/deliveries/mail/refusals.ts'
import * as reports from '../support/reports.ts'

const KEY = '0f0e0d0c-1111-4222-8333-444455556666'
const ID = `<${KEY}@klinke.example>`
const read = (text: string) => readReport(Buffer.from(text.replace(/\n/g, '\r\n')))
const isFinal = (reading: Reading) =>
  typeof reading === 'object' && reading.kind === 'failed' && isGoneForGood(`${reading.status ?? ''} ${reading.detail}`)

test.each([
  ['Postfix', reports.dsn(ID), '5.1.1'],
  ['Exchange', reports.exchange(ID), '5.1.10'],
  ['qmail', reports.qmail(ID), '5.1.1'],
  ['GMX', reports.gmx(ID), null],
] as const)('%s: a final failure, and which mail it is about', async (_who, text, status) => {
  const reading = await read(text)
  expect(reading).toMatchObject({ kind: 'failed', status, keys: expect.arrayContaining([KEY]) })
  expect(isFinal(reading)).toBe(true)
})

test('a delay is a report, and stops nothing', async () => {
  const reading = await read(reports.dsn(ID, { action: 'delayed', status: '4.4.1', answer: 'smtp; connect timed out' }))
  expect(reading).toMatchObject({ kind: 'delayed', status: '4.4.1', keys: [KEY] })
  expect(isFinal(reading)).toBe(false)
})

test('a complaint; not one that a reader took back', async () => {
  expect(await read(reports.complaint(ID))).toMatchObject({ kind: 'complaint', detail: 'abuse', keys: [KEY] })
  expect(await read(reports.complaint(ID, 'not-spam'))).toBe('no_report')
})

test('the address of a mail alone names it (VERP), without its copy', async () => {
  const text = reports
    .dsn('<other@example.at>')
    .replace('To: bounces@klinke.example', `To: bounces+${KEY}@klinke.example`)
  expect(await read(text)).toMatchObject({ kind: 'failed', keys: [KEY] })
})

test('an automatic reply, a letter of a person and nonsense are no reports', async () => {
  expect(await read(reports.absence(ID))).toBe('reply')
  expect(await read(reports.letter)).toBe('no_report')
  expect(await readReport(Buffer.alloc(0))).toBe('no_report')
  expect(await readReport(Buffer.from([0xff, 0xfe, 0, 1, 2, 10, 13, 0x80]))).toBe('no_report')
  // A report without its machine-readable fields.
  expect(await read(reports.dsn(ID).replace(/^Action:.*$/m, ''))).toBe('no_report')
})

test('parts in parts without an end are broken, not endless', async () => {
  const deep = Array.from(
    { length: 60 },
    (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`,
  ).join('')
  expect(await read(deep)).toBe('broken')
})

describe('an answer of a mail server', () => {
  test.each([
    '550 5.1.1 <anna@example.at>: User unknown',
    '550 no such mailbox',
    '551 5.1.6 moved',
    '553 mailbox name not allowed',
    '550-5.2.1 The email account that you tried to reach is disabled.',
    '5.0.0 550 user unknown',
    '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)',
  ])('%s: the address is gone', (text) => expect(isGoneForGood(text)).toBe(true))

  test.each([
    '452 4.2.2 mailbox full',
    '552 5.2.2 mailbox full',
    '550 5.7.1 rejected due to policy',
    '554 5.7.1 spam',
    '550 relay access denied',
    '550 blocked by blocklist',
    '552 5.3.4 message too big',
    '450 try again later',
    '4.1.1 unknown for now',
    'connect ECONNREFUSED 10.5.1.1',
    '',
  ])('%s: says nothing about the address', (text) => expect(isGoneForGood(text)).toBe(false))

  test('its status stands anywhere in it', () => {
    expect(statusIn('smtp;550 5.1.10 not found')).toBe('5.1.10')
    expect(statusIn('Sorry. (#5.1.1)')).toBe('5.1.1')
    expect(statusIn('from 192.5.1.1')).toBeNull()
    expect(statusIn('version 15.1.1.2')).toBeNull()
  })
})
