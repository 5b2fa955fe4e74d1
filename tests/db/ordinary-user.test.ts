import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ordinaryUser } from '../../src/server/db/ordinary-user.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'klinke-user-'))
  chmodSync(folder, 0o755)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

function program(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o755 })
}

test.skipIf(process.getuid?.() !== 0)(
  'root without namespaces runs each version of PostgreSQL from a copy of its own',
  () => {
    // A system that forbids them, as containers do.
    program(path.join(folder, 'bin/unshare'), 'exit 1')
    vi.stubEnv('PATH', `${path.join(folder, 'bin')}:${process.env.PATH}`)
    vi.stubEnv('TMPDIR', folder)
    const told = (root: string) => {
      const run = ordinaryUser(root, [])
      expect(run.root).not.toBe(root)
      return execFileSync(path.join(run.root, 'bin/postgres'), { encoding: 'utf8' }).trim()
    }
    const [old, fresh] = ['old', 'new'].map((name) => path.join(folder, name, 'linux-x64/native')) as [string, string]
    program(path.join(old, 'bin/postgres'), 'echo 17.6')
    program(path.join(fresh, 'bin/postgres'), 'echo 18.0')
    expect([told(old), told(fresh), told(old)]).toEqual(['17.6', '18.0', '17.6'])
    // An update brings another one to the same place.
    program(path.join(fresh, 'bin/postgres'), 'echo 18.1')
    expect(told(fresh)).toBe('18.1')
  },
)
