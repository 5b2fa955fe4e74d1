/** The contact sheet: every photograph as a thumbnail with its name. */
import path from 'node:path'
import sharp from 'sharp'
import { type Photo, photos } from './scenes.ts'

const CELL = { width: 360, height: 240, label: 26, gap: 10 }
const COLUMNS = 5

/** Writes the sheet of all photos to target (PNG) and returns target. */
export async function sheet(all: readonly Photo[], target: string): Promise<string> {
  const rows = Math.max(1, Math.ceil(all.length / COLUMNS))
  const stepX = CELL.width + CELL.gap
  const stepY = CELL.height + CELL.label + CELL.gap
  const layers = await Promise.all(
    all.map(async (photo, i) => ({
      input: await sharp(path.join(photos, photo.file)).resize(CELL.width, CELL.height).toBuffer(),
      left: CELL.gap + (i % COLUMNS) * stepX,
      top: CELL.gap + Math.floor(i / COLUMNS) * stepY,
    })),
  )
  const labels = all.map((photo, i) => {
    const x = CELL.gap + (i % COLUMNS) * stepX
    const y = CELL.gap + Math.floor(i / COLUMNS) * stepY + CELL.height + 18
    return `<text x="${x}" y="${y}">${photo.name} · ${photo.time}</text>`
  })
  const width = COLUMNS * stepX + CELL.gap
  const height = rows * stepY + CELL.gap
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<g font-family="sans-serif" font-size="14" fill="#333">${labels.join('')}</g></svg>`
  await sharp({ create: { width, height, channels: 3, background: '#f4f1ea' } })
    .composite([...layers, { input: Buffer.from(text), left: 0, top: 0 }])
    .png()
    .toFile(target)
  return target
}
