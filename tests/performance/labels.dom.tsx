import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { viennaDay } from '../../src/domain/format/date.ts'
import { Server } from '../../src/islands/admin/performance/Server.tsx'
import { Visitors } from '../../src/islands/admin/performance/Visitors.tsx'
import { performanceWords } from '../../src/islands/admin/performance/words.ts'
import { answerWith } from '../support/dom.ts'

const t = performanceWords('de')
const address = location.href
afterEach(() => history.replaceState(null, '', address))

const day = viennaDay(new Date())
const span = { now: { from: day, to: day }, before: { from: day, to: day }, step: 'day' }

test('messages stand by channel and jobs by name, beside the time before', async () => {
  const job = { count: 8, p50: 400, p99: 900, failures: 2 }
  const body = {
    data: [],
    total: 0,
    deliveries: [{ channel: 'sms', count: 5, failures: 1, before: { count: 4, failures: 0 } }],
    jobs: [
      { name: 'feeds.run', ...job, before: null },
      { name: 'made.up', ...job, before: { ...job, p99: null } },
    ],
  }
  answerWith({
    'GET /api/admin/performance/server': { body: { ...span, figures: [], minutes: { at: [], count: [], p99: [] } } },
    'GET /api/admin/performance/routes': { body },
  })
  await render(<Server t={t} language="de" />)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect.element(row('SMS')).toMatchTextContent(/^SMS5davor 41davor 0$/)
  await expect.element(row('Lieferung importieren')).toMatchTextContent(/importieren8400\sms900\sms2$/)
  await expect.element(row('made.up')).toMatchTextContent(/900\smsdavor –2davor 2$/)
})

test('kinds of pages stand beside the time before, where it was measured', async () => {
  const part = { dimension: 'page', count: 6, LCP: 1000, INP: null, CLS: 0.1 }
  const by = [
    { ...part, key: 'home', before: { count: 3, LCP: 3000, INP: 40, CLS: null } },
    { ...part, key: 'map', before: null },
  ]
  const trend = { value: 1000, before: null, count: 6, points: [1000], points_before: [null] }
  const metrics = ['LCP', 'INP', 'CLS'].map((metric) => ({ metric, ...trend }))
  answerWith({ 'GET /api/admin/performance/vitals': { body: { ...span, metrics, by } } })
  await render(<Visitors t={t} language="de" />)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect
    .element(row('Startseite'))
    .toMatchTextContent(/^Startseite6davor 31\sSek.davor 3\sSek.–davor 40\sms0,10davor –$/)
  await expect.element(row('Kartensuche')).toMatchTextContent(/^Kartensuche61\sSek.–0,10$/)
})
