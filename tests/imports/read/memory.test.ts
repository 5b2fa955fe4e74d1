import { execFile } from 'node:child_process'
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { readFeed } from '../../../src/server/imports/read/read.ts'
import { fileOf, immobilie, openimmo } from './feeds.ts'

test('a file larger than the whole heap is read object by object', { timeout: 120_000 }, async () => {
  const feed = readFileSync(join(import.meta.dirname, '../fixtures/read/gesamt.xml'), 'utf8')
  const [start, end] = [feed.indexOf('<oi:immobilie>'), feed.indexOf('</oi:immobilie>') + '</oi:immobilie>'.length]
  // An INTERN picture of 300 kB in every object: 200 of them outgrow a heap of 48 MB.
  const object = feed.slice(start, end).replace('iVBORw0KGgo=', 'QUJD'.repeat(100_000))
  const path = fileOf(feed.slice(0, start))
  const file = openSync(path, 'a')
  for (let i = 0; i < 200; i++) writeSync(file, object)
  writeSync(file, feed.slice(end))
  closeSync(file)
  const script = `
    const { readFeed } = await import(${JSON.stringify(new URL('../../../src/server/imports/read/read.ts', import.meta.url).href)})
    let objects = 0
    let bytes = 0
    for await (const event of readFeed(${JSON.stringify(path)})) {
      if (event.type !== 'object') continue
      objects++
      for (const { content } of event.object.media) bytes += content?.length ?? 0
    }
    console.log(objects, bytes)`
  const args = ['--max-old-space-size=48', '--max-semi-space-size=4', '--input-type=module', '-e', script]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(stdout.trim()).toBe('200 60000000')
})

test('a reader that stops closes the file', async () => {
  const path = fileOf(openimmo(Array.from({ length: 5000 }, () => immobilie()).join('')))
  let objects = 0
  for await (const event of readFeed(path)) {
    if (event.type === 'object' && ++objects === 3) break
  }
  expect(objects).toBe(3)
})
