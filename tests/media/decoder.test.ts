import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { createDecoder, type DecoderOptions } from '../../src/server/media/decoder.ts'
import { MediaError } from '../../src/server/media/fault.ts'
import { processMedia } from '../../src/server/media/process.ts'
import { endlessDrawing } from './drawings.ts'

const made: ReturnType<typeof createDecoder>[] = []
afterEach(async () => {
  for (const decoder of made.splice(0)) await decoder.close()
})

function decoder(options: DecoderOptions = {}) {
  const one = createDecoder(options)
  made.push(one)
  return one
}

const photo = (width = 800) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer()

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error) => (error instanceof MediaError ? error.fault : `no MediaError: ${error}`),
  )

/** Processes for pictures that this process, or another, has started. */
function processes(parent = process.pid): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const [stat, command] = ['stat', 'cmdline'].map((file) => read(`/proc/${pid}/${file}`)) as [string, string]
      const [state, above] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return state !== 'Z' && Number(above) === parent && command.includes('decoder-process')
    })
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds(); waited += 50) {
    if (waited > 20_000) throw new Error('it did not come to hold')
    await sleep(50)
  }
}

test('a picture made in a process of its own is the same as one made here', async () => {
  const content = await photo()
  const there = await decoder().process(content)
  const here = await processMedia(content)
  expect(there).toEqual(here)
})

test('what is no picture is refused as here, and the process goes on', async () => {
  const pictures = decoder()
  expect(await faultOf(pictures.process(Buffer.from('kein Bild')))).toBe('type')
  const [pid] = processes()
  expect(await faultOf(pictures.process((await photo()).subarray(0, 1000)))).toBe('corrupt')
  expect((await pictures.process(await photo())).width).toBe(800)
  expect(processes()).toEqual([pid])
})

describe('a picture that takes too much', () => {
  test('of time is given up, and costs neither the one beside it nor the next ones', async () => {
    // Only the time for drawings is short, so that no photograph can exceed its own on a busy machine.
    const pictures = decoder({ drawingSeconds: 1 })
    const slow = faultOf(pictures.process(endlessDrawing()))
    expect((await pictures.process(await photo())).width).toBe(800)
    expect(await slow).toBe('decoding_slow')
    for (const width of [300, 400, 500]) expect((await pictures.process(await photo(width))).width).toBe(width)
  })

  test('of elapsed time, or by another program, is no fault of the picture', async () => {
    expect(await faultOf(decoder({ waitSeconds: 1, drawingSeconds: 99 }).process(endlessDrawing()))).toBe(
      'decoding_ended',
    )
    const pictures = decoder({ drawingSeconds: 99 })
    await pictures.process(await photo())
    const work = faultOf(pictures.process(endlessDrawing()))
    for (const pid of processes()) process.kill(pid, 'SIGKILL')
    expect(await work).toBe('decoding_ended')
  })

  test('of memory is given up, and the next ones go on', async () => {
    const wide = { width: 12_000, height: 9000, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } as const
    // A rotation by 180 degrees needs the whole picture in memory: 432 MB.
    const large = await sharp({ create: wide }).withMetadata({ orientation: 3 }).png({ compressionLevel: 1 }).toBuffer()
    const pictures = decoder({ memory: 250e6 })
    expect(await faultOf(pictures.process(large))).toBe('decoding_memory')
    expect((await pictures.process(await photo())).width).toBe(800)
  })
})

describe('its processes', () => {
  test('are two at most, and end when there is no work', async () => {
    const pictures = decoder({ idleMs: 300 })
    await Promise.all([1, 2, 3, 4, 5].map(async (at) => pictures.process(await photo(at * 100))))
    expect(processes()).toHaveLength(2)
    await until(() => processes().length === 0)
    expect((await pictures.process(await photo())).width).toBe(800)
  })

  test('know nothing of our settings', async () => {
    process.env.KLINKE_TEST_SECRET = 'geheim'
    await decoder().process(await photo())
    const [pid] = processes()
    expect(read(`/proc/${pid}/environ`)).not.toMatch(/SECRET|geheim|DATABASE/)
    delete process.env.KLINKE_TEST_SECRET
  })

  test('hear no signal that is meant for us: the picture at hand is finished', async () => {
    const pictures = decoder()
    await pictures.process(await photo())
    const [pid] = processes() as [number]
    const work = pictures.process(await photo(1900))
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.kill(pid, signal)
    expect((await work).width).toBe(1900)
  })

  test('end with us when we are killed in the middle of a picture', async () => {
    const script = `
      const { createDecoder } = await import(${JSON.stringify(new URL('../../src/server/media/decoder.ts', import.meta.url).href)})
      const { endlessDrawing } = await import(${JSON.stringify(new URL('./drawings.ts', import.meta.url).href)})
      createDecoder().process(endlessDrawing()).catch(() => {})
      setInterval(() => {}, 1000)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' })
    const theirs = () => processes(parent.pid as number)
    await until(() => theirs().length === 1)
    const [pid] = theirs() as [number]
    // It is computing by now, after its start.
    await until(() => Number(read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[11] ?? 0) > 100)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    await until(() => !existsSync(`/proc/${pid}`))
  })
})

describe('stopping', () => {
  test('gives up the picture at hand, and says nothing bad of it', async () => {
    const pictures = decoder()
    const stop = new AbortController()
    const slow = faultOf(pictures.process(endlessDrawing(), stop.signal))
    await until(() => processes().length === 1)
    stop.abort()
    expect(await slow).toContain('AbortError')
    expect((await pictures.process(await photo())).width).toBe(800)
  })

  test('for good leaves no process behind and takes no more', async () => {
    const pictures = createDecoder()
    const slow = faultOf(pictures.process(endlessDrawing()))
    await until(() => processes().length === 1)
    await pictures.close()
    expect(await slow).toContain('no MediaError')
    expect(processes()).toEqual([])
    expect(await faultOf(pictures.process(await photo()))).toContain('no MediaError')
  })
})
