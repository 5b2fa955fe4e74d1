import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FeedEvent } from '../../../src/domain/imports/feed.ts'
import { surveyFeed } from '../../../src/server/imports/write/survey.ts'
import { eventsOf, fileOf, immobilie, openimmo } from './feeds.ts'

const several = openimmo(
  [
    immobilie('<preise><kaufpreis>1</kaufpreis></preise>', '<objektnr_extern>A-1</objektnr_extern>'),
    immobilie('', '<objektnr_extern> A-2 </objektnr_extern><openimmo_obid>O\u0000\u202e2</openimmo_obid>'),
    immobilie('', '<objektnr_extern>A-1</objektnr_extern><aktion aktionart="DELETE"/>'),
    immobilie('<kontaktperson><firma>Andere GmbH</firma></kontaktperson>', '<objektnr_extern>A-3</objektnr_extern>'),
    '<immobilie><objektnummer>A-4</objektnummer><plz>8010</plz></immobilie>',
    '<immobilie/>',
    '<firma>Muster Immobilien und Partner</firma>',
  ].join(''),
)
const whole = readFileSync(join(import.meta.dirname, '../fixtures/read/gesamt.xml'), 'utf8')

const asked = (event: FeedEvent) =>
  event.type === 'object'
    ? {
        nr: event.object.nr,
        obid: event.object.openimmo_obid,
        number: event.object.objektnr_extern,
        aktion: event.object.aktion,
        sender: event.object.sender,
        outline: event.object.outline,
      }
    : event

test.each([
  ['with every field', whole],
  ['with deletions, outlines and senders of their own', several],
  ['that ends within an object', several.slice(0, -200)],
])('a file %s has the same keys and senders when only these are read, and the same survey', async (_name, xml) => {
  const path = fileOf(xml)
  const [all, keys] = [await eventsOf(path), await eventsOf(path, { keysOnly: true })]
  expect(keys.map(asked)).toEqual(all.map(asked))
  expect(keys.filter(({ type }) => type === 'object').length).toBeGreaterThan(0)
  expect(keys.some((event) => event.type === 'object' && event.object.property !== null)).toBe(false)

  const survey = async (events: readonly FeedEvent[]) => {
    const each = async function* () {
      yield* events
    }
    const found = await surveyFeed(each(), 'feed.xml')
    const company = events.flatMap((event) => (event.type === 'company' ? [event.company] : []))[0]
    if (!company) throw new Error('The file names its sender.')
    const later = all.flatMap((event) => (event.type === 'object' ? [found.replacedBy(company, event.object)] : []))
    return { umfang: found.umfang, total: found.total, fault: found.fault, sender: found.sender, later }
  }
  expect(await survey(keys)).toEqual(await survey(all))
})
