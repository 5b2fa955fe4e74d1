import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FeedObject, Note } from '../../src/domain/imports/feed.ts'
import { openAttachments, readFeed } from '../../src/server/imports/read/read.ts'
import { generateDemo } from '../../tools/demo/generate.ts'

let folder = ''
let files: string[] = []
const objects: FeedObject[] = []
const notes: Note[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'klinke-demo-'))
  files = await generateDemo(path.join(folder, 'one'), { seed: 'test', properties: 30 })
  for (const file of files) {
    for await (const event of readFeed(file, { now: new Date('2026-11-21') })) {
      if (event.type === 'note') notes.push(event.note)
      if (event.type === 'object') objects.push(event.object)
    }
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the generated feeds', () => {
  test('are read without any remark', () => {
    expect(notes).toEqual([])
    // Some homes hide their address, and some of these name the street in their title, as real ones do.
    const usual = ['address_hidden', 'address_in_text']
    const remarks = objects.flatMap((object) => object.notes).filter(({ code }) => !usual.includes(code))
    expect(remarks).toEqual([])
    expect(objects.filter((object) => object.property === null)).toEqual([])
    expect(objects.filter((object) => !object.projekt?.master)).toHaveLength(30)
  })
  test('hide the object that only represents its project', () => {
    const masters = objects.filter((object) => object.projekt?.master)
    expect(masters.length).toBeGreaterThan(0)
    expect(masters.filter((object) => object.projekt?.visible)).toEqual([])
  })
  test('carry every picture that they name', async () => {
    for (const file of files) {
      const named = new Set<string>()
      for await (const event of readFeed(file)) {
        if (event.type === 'object') for (const media of event.object.media) named.add(media.pfad ?? '')
      }
      const attachments = await openAttachments(file)
      try {
        for (const name of named) expect(await attachments.read(name), name).not.toBeNull()
      } finally {
        await attachments.close()
      }
    }
  })
  test('are the same for the same seed, byte for byte', async () => {
    const again = await generateDemo(path.join(folder, 'two'), { seed: 'test', properties: 30 })
    expect(again.map((file) => path.basename(file))).toEqual(files.map((file) => path.basename(file)))
    for (const [at, file] of files.entries())
      expect((await readFile(file)).equals(await readFile(again[at] as string))).toBe(true)
  })
})

test('the command writes where the server has its data: an empty DATA_DIR is ./data', async () => {
  const env = { ...process.env, DATA_DIR: '' }
  const script = path.resolve('scripts/demo.ts')
  const { status, stderr } = spawnSync(process.execPath, [script, '--properties', '1'], { cwd: folder, env })
  expect([status, String(stderr)]).toEqual([0, ''])
  expect(await readdir(path.join(folder, 'data/demo'))).not.toEqual([])
})
