import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { folderStorage } from '../../src/server/storage/folder.ts'
import { linkOrCopy } from '../../src/server/storage/link-or-copy.ts'

let folder: string
let flushed: string[]
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'klinke-flushed-'))
  flushed = []
  const handle = await open(folder)
  const kind = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  for (const name of ['sync', 'datasync'] as const) {
    const real = kind[name]
    vi.spyOn(kind, name).mockImplementation(function note(this: FileHandle) {
      flushed.push(path.relative(folder, readlinkSync(`/proc/self/fd/${this.fd}`)))
      return real.call(this)
    })
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A power cut takes back what is not flushed: the content of a file, and its name, which its folder holds. */
test.skipIf(process.platform !== 'linux')(
  'a file is flushed with its name, and with the folders made for it',
  async () => {
    const storage = folderStorage(path.join(folder, 'media'))
    await storage.put('ab/cd/one.webp', Buffer.from('one'))
    expect(flushed[0]).toMatch(/^media\/ab\/cd\/one\.webp\..*\.part$/)
    expect(flushed.slice(1)).toEqual(['media/ab/cd', 'media/ab', 'media', ''])
    flushed = []
    await storage.put('ab/cd/two.webp', Buffer.from('two'))
    expect(flushed.slice(1)).toEqual(['media/ab/cd'])
  },
)

test.skipIf(process.platform !== 'linux')(
  'so is a feed that is taken over, and an upload of which nobody knows',
  async () => {
    const local = path.join(folder, 'incoming')
    mkdirSync(local)
    writeFileSync(path.join(folder, 'upload'), '<openimmo/>')
    await linkOrCopy(path.join(folder, 'upload'), path.join(local, 'a.xml'))
    expect(flushed).toEqual(['incoming/a.xml'])
    flushed = []
    await folderStorage(folder).adopt('feeds/spool/7', local)
    expect(flushed).toEqual(['feeds/spool/7', 'feeds/spool', 'feeds', ''])
  },
)
