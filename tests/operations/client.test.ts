import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectPath } from '../../src/server/paths.ts'
import { signUp } from '../auth/support.ts'
import { importHomes } from '../support/feed.ts'
import { type TestServer, testServer } from '../support/server.ts'

const home = path.join(import.meta.dirname, 'client')
/** A folder for this run: the same test may run on two databases at once. */
const folder = mkdtempSync(path.join(home, 'generated-'))
const project = { extends: '../../../../tsconfig.json', include: ['calls.ts'], exclude: [] }
let server: TestServer

beforeAll(async () => {
  server = await testServer()
  await importHomes(server.ctx, [
    { nr: 'C1', vermarktungsart: 'KAUF', kaufpreis: 300_000, wohnflaeche: 50, titel: 'Altbau am Park' },
    { nr: 'C2', vermarktungsart: 'KAUF', kaufpreis: 250_000, wohnflaeche: 40, titel: 'Garçonnière' },
    { nr: 'C3', vermarktungsart: 'KAUF', kaufpreis: 400_000, wohnflaeche: 90 },
    { nr: 'C4', gesamtbelastung: 900, wohnflaeche: 50 },
  ])
  const input = (await (await fetch(`${server.address}/api/openapi.json`)).json()) as never
  await createClient({ input, output: { path: path.join(folder, 'api') }, logs: { level: 'silent' } })
  copyFileSync(path.join(home, 'calls.ts'), path.join(folder, 'calls.ts'))
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

test('a client that is generated from the OpenAPI text compiles, and so do calls with it', async () => {
  const tsc = projectPath('node_modules/typescript/bin/tsc')
  const told = await promisify(execFile)(process.execPath, [tsc, '--noEmit', '--project', folder]).then(
    () => '',
    ({ stdout }) => stdout,
  )
  expect(told).toBe('')
})

test('it finds homes by filters, reads one, keeps one, and gets the reasons of refusals', async () => {
  const { useApi } = (await import(path.join(folder, 'calls.ts'))) as {
    useApi(address: string, token?: string): Promise<object>
  }
  const { token } = await signUp(server, 'eva@example.at')
  expect(await useApi(server.address, token)).toEqual({
    total: 2,
    prices: [250_000, 300_000],
    title: 'Garçonnière',
    added: 'Am Park',
    refusal: undefined,
    kept: [[expect.any(Number), 'Am Park']],
    fields: expect.arrayContaining(['name', 'email', 'message']),
  })
  expect(await useApi(server.address)).toMatchObject({ total: 2, added: undefined, refusal: 'auth.required' })
})
