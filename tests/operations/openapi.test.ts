import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openApiDocument } from '../../src/server/operations/openapi.ts'
import { projectPath } from '../../src/server/paths.ts'
import { call } from '../support/call.ts'
import { type JsonSchema, type Operation, readOperations } from '../support/operations.ts'
import { type TestServer, testServer } from '../support/server.ts'

let server: TestServer
let text: string
let operations: Operation[]

beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: '0' })
  text = await (await fetch(`${server.address}/api/openapi.json`)).text()
  operations = await readOperations(server)
})
afterAll(() => server.close())

async function lint(source: string): Promise<string[]> {
  const config = await loadConfig({ configPath: projectPath('redocly.yaml') })
  const problems = await lintFromString({ source, absoluteRef: projectPath('openapi.json'), config })
  return problems.map(({ ruleId, message, location: [where] }) => `${ruleId}: ${message} ${where?.pointer}`)
}

test('a linter of OpenAPI finds nothing', async () => {
  expect(await lint(text)).toEqual([])
})

test('and it would: an answer without `success`, a name used twice, a verb in the path', async () => {
  const document = JSON.parse(text)
  const { get } = document.paths['/api/favorites']
  document.paths['/api/favorites/getAll'] = { get }
  delete get.responses[200].content['application/json'].schema.properties.success
  const rules = (await lint(JSON.stringify(document))).map((line) => line.split(':')[0])
  expect(rules).toEqual(
    expect.arrayContaining([
      'operation-operationId-unique',
      'no-http-verbs-in-paths',
      'paths-kebab-case',
      'response-contains-property',
    ]),
  )
})

/** The pattern of a schema, and those of `allOf`. */
function patternsOf({ pattern, allOf = [] }: JsonSchema): string[] {
  return [...(pattern ? [pattern] : []), ...(allOf as JsonSchema[]).flatMap(patternsOf)]
}

/** Every schema inside a value of the document. */
function schemasIn(value: unknown): JsonSchema[] {
  if (typeof value !== 'object' || value === null) return []
  return [value as JsonSchema, ...Object.values(value).flatMap(schemasIn)]
}

test('every pattern is read with the flag u, as JSON Schema reads it', () => {
  const patterns = new Set(schemasIn(JSON.parse(text)).flatMap((one) => (one.properties ? [] : patternsOf(one))))
  expect(patterns.size).toBeGreaterThan(8)
  for (const pattern of patterns) {
    expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow()
    // The end of a regular expression literal that was copied as a whole, such as `\p{Lu}/u`.
    expect(pattern).not.toMatch(/\/[a-z]*$/)
  }
})

test('a pattern that JSON Schema cannot say is refused when it is declared, not published as another', () => {
  const declared = (pattern: RegExp) => ({
    name: 'tests.pattern' as const,
    method: 'POST' as const,
    path: '/api/pattern' as const,
    who: { roles: ['guest' as const] },
    summary: 'A pattern',
    body: z.object({ word: z.string().regex(pattern) }),
    answer: z.object({}),
    answers: 'Nothing',
  })
  const describe = (pattern: RegExp) =>
    JSON.stringify(openApiDocument({ SITE_URL: 'http://localhost' }, [declared(pattern)]))
  expect(describe(/^\p{Lu}/u)).toContain('"pattern":"^\\\\p{Lu}"')
  expect(() => describe(/^abc$/i)).toThrow('/^abc$/i')
})

test('a password that the text allows is allowed, and one that it forbids is refused', async () => {
  const { body } = operations.find(({ name }) => name === 'POST /api/auth/register') as Operation
  const patterns = patternsOf(body?.properties?.password as JsonSchema).map((one) => new RegExp(one, 'u'))
  const register = async (password: string) => {
    const terms = true
    const form = { name: 'Eva Huber', email: 'eva@example.at', password, password_confirmation: password, terms }
    return (await call(server, 'POST', '/api/auth/register', form)).status
  }
  for (const password of ['altbau1090wien', 'ALTBAU1090WIEN', 'AltbauinWien', 'Ändern٣Ünd', 'Altbau1090Wien']) {
    const isDescribed = patterns.every((one) => one.test(password))
    expect([password, (await register(password)) === 200]).toEqual([password, isDescribed])
  }
})

test('every length of an appointment is described', () => {
  const { body } = operations.find(({ name }) => name === 'POST /api/appointments') as Operation
  expect(body?.properties?.duration?.enum).toEqual([15, 30, 45, 60])
})
