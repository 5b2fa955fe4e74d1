import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import { projectPath } from '../paths.ts'

/** Serif for titles and prices, sans for everything else. The font files are those of the pages (src/styles/fonts). */
export type Style = 'serif' | 'sans'
export type Faces = Readonly<Record<Style, readonly Font[]>>

const LATIN_AND_CYRILLIC = ['core', 'west', 'latin-ext', 'cyrillic']

/** Loads the fonts for pictures, about 0.1 s. Arabic and Persian have one face for both styles. */
export async function openFaces(): Promise<Faces> {
  const open = async (name: string) => {
    const font = create(await readFile(projectPath('src/styles/fonts', `${name}.woff2`)))
    if (!('layout' in font)) throw new Error(`${name}.woff2 is a collection of fonts.`)
    return font
  }
  const family = (name: string) => Promise.all(LATIN_AND_CYRILLIC.map((script) => open(`${name}-${script}`)))
  const [literata, onest, vazirmatn] = await Promise.all([
    family('literata'),
    family('onest'),
    open('vazirmatn-arabic'),
  ])
  return { serif: [...literata, vazirmatn], sans: [...onest, vazirmatn] }
}
