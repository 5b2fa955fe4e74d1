import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import ssh from 'ssh2'
import { expect, test } from 'vitest'
import { newKeyPair, readHostKey } from '../../src/server/feeds/sftp/host-key.ts'
import { openStorages } from '../../src/server/storage/open.ts'

test('every pair of keys can be read again, also one whose public key begins with a zero', () => {
  const pairs = Array.from({ length: 2500 }, newKeyPair)
  const unread = pairs.flatMap((pair) => [pair.private, pair.public].map((key) => ssh.utils.parseKey(key)))
  expect(unread.filter((key) => key instanceof Error)).toEqual([])
})

test('the key of a server stays, and a damaged one is named instead of replaced', async () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'klinke-key-'))
  const storages = openStorages({ DATA_DIR })
  const made = await readHostKey(storages)
  expect(await readHostKey(storages)).toBe(made)
  const file = path.join(DATA_DIR, 'ssh', 'host_ed25519')
  await writeFile(file, made.slice(0, 200))
  await expect(readHostKey(storages)).rejects.toThrow('ssh/host_ed25519')
  expect(await readFile(file, 'utf8')).toBe(made.slice(0, 200))
})
