import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from '../../scripts/install.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'klinke-install-'))
  mkdirSync(path.join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** @param hours when the file was written */
function write(name: string, packages: object, hours: number): void {
  const file = path.join(folder, name)
  writeFileSync(file, JSON.stringify({ packages }))
  utimesSync(file, hours * 3600, hours * 3600)
}
const wanted = (packages: object, hours: number) => write('package-lock.json', { '': {}, ...packages }, hours)
const installed = (packages: object, hours: number) => write('node_modules/.package-lock.json', packages, hours)
const hono = (version: string) => ({ 'node_modules/hono': { version } })

test('packages of another release are installed anew, also when its archive is older than they are', () => {
  expect(isInstalled(folder)).toBe(false)
  installed(hono('4.1.0'), 2)
  wanted(hono('4.1.0'), 1)
  expect(isInstalled(folder)).toBe(true)
  wanted(hono('4.2.0'), 1)
  expect(isInstalled(folder)).toBe(false)
  wanted({ ...hono('4.1.0'), 'node_modules/zod': { version: '4.0.0' } }, 1)
  expect(isInstalled(folder)).toBe(false)
  wanted({}, 1)
  expect(isInstalled(folder)).toBe(false)
  wanted(hono('4.1.0'), 3)
  expect(isInstalled(folder)).toBe(false)
})

test('packages of development and of other platforms may be missing, as in a container', () => {
  const others = {
    'node_modules/a': { version: '1.0.0', dev: true },
    'node_modules/b': { version: '1.0.0', optional: true },
  }
  wanted({ ...hono('4.1.0'), ...others }, 1)
  installed(hono('4.1.0'), 2)
  expect(isInstalled(folder)).toBe(true)
})
