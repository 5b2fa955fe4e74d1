import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectData } from '../../src/components/detail/structured-data.ts'
import { describeProject } from '../../src/server/previews/describe.ts'
import { getProject } from '../../src/server/projects/service.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
  const sale = { vermarktungsart: 'KAUF' as const }
  await importHomes(server.ctx, [
    { nr: 'R1', projekt: 'rent', gesamtbelastung: 812.5, hauptmietzins: 600 },
    { nr: 'R2', projekt: 'rent', gesamtbelastung: 671.6, hauptmietzins: 500 },
    { nr: 'R3', projekt: 'rent' },
    { nr: 'S1', projekt: 'sale', ...sale, kaufpreis: 420000 },
    { nr: 'S2', projekt: 'sale', ...sale, kaufpreis: 350000 },
    { nr: 'S3', projekt: 'sale', ...sale, kaufpreis: 0 },
    { nr: 'M1', projekt: 'mixed', ...sale, kaufpreis: 299000 },
    { nr: 'M2', projekt: 'mixed', gesamtbelastung: 900 },
    { nr: 'N1', projekt: 'silent', ...sale },
    { nr: 'F1', projekt: 'foreign', ...sale, kaufpreis: 500000, waehrung: 'CHF' },
  ])
})
afterAll(() => server.close())

interface Listed {
  id: number
  titel: string
  preis_ab: number | null
  preis_ab_art: string | null
  miete_ab: number | null
}
const projects = async (): Promise<Map<string, Listed>> => {
  const { data } = (await (await fetch(`${server.address}/api/projects`)).json()) as { data: Listed[] }
  const names = await server.ctx.db.selectFrom('project').select(['id', 'gruppen_kennung']).execute()
  return new Map(data.map((one) => [names.find(({ id }) => Number(id) === one.id)?.gruppen_kennung ?? '', one]))
}

test.each([
  ['rent', { preis_ab: 671.6, preis_ab_art: 'MIETE', miete_ab: 671.6 }],
  ['sale', { preis_ab: 350000, preis_ab_art: 'KAUF', miete_ab: null }],
  ['mixed', { preis_ab: 299000, preis_ab_art: 'KAUF', miete_ab: 900 }],
  ['silent', { preis_ab: null, preis_ab_art: null, miete_ab: null }],
  ['foreign', { preis_ab: null, preis_ab_art: null, miete_ab: null }],
])('a project of the kind "%s" says what its units cost at least, and how', async (name, prices) => {
  const listed = (await projects()).get(name)
  expect(listed).toMatchObject(prices)
  const answer = await fetch(`${server.address}/api/projects/${listed?.id}`)
  expect(((await answer.json()) as { data: Listed }).data).toMatchObject(prices)
})

test.each([
  ['rent', ['ab 671,60\u00a0€ pro Monat'], [['LeaseOut', 671.6]]],
  ['sale', ['ab 350.000\u00a0€'], [['Sell', 350000]]],
  [
    'mixed',
    ['ab 299.000\u00a0€'],
    [
      ['Sell', 299000],
      ['LeaseOut', 900],
    ],
  ],
  ['silent', ['Preis auf Anfrage'], []],
] as const)('so do the link preview and the structured data of "%s"', async (name, price, offers) => {
  const id = (await projects()).get(name)?.id ?? 0
  const project = await getProject(server.ctx, id, 'de')
  expect(describeProject(project, 'de').preview.price).toEqual(price)
  const data = projectData(project, 'https://klinke.test', '/projekte/1') as {
    offers: { businessFunction: string; lowPrice: number }[]
  }
  expect(data.offers.map((one) => [one.businessFunction.split('#')[1], one.lowPrice])).toEqual(offers)
})

test('the OpenAPI text says what each price is', async () => {
  const text = JSON.stringify(await (await fetch(`${server.address}/api/openapi.json`)).json())
  for (const name of ['preis_ab_art', 'miete_ab']) expect(text).toContain(`"${name}":{`)
})
