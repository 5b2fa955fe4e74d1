import * as files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { linkOrCopy } from '../../src/server/storage/link-or-copy.ts'

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof files>()
  return { ...real, link: vi.fn(real.link) }
})
afterEach(() => vi.mocked(files.link).mockReset())

test('a disk without hard links gets a copy, but no file is replaced', async () => {
  const folder = await files.mkdtemp(path.join(tmpdir(), 'klinke-links-'))
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')]
  await files.writeFile(from, 'a feed')
  vi.mocked(files.link).mockRejectedValue(Object.assign(new Error('links'), { code: 'EPERM' }))
  await linkOrCopy(from, to)
  expect(await files.readFile(to, 'utf8')).toBe('a feed')
  await files.writeFile(from, 'another feed')
  await expect(linkOrCopy(from, to)).rejects.toMatchObject({ code: 'EEXIST' })
  expect(await files.readFile(to, 'utf8')).toBe('a feed')
  await files.rm(folder, { recursive: true })
})
