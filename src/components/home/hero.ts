import { WHOLE_WIDTH } from '../../islands/properties/Photo.tsx'

/** The files of a photograph in /hero, as `srcset`. */
const srcset = (name: string, widths: readonly number[]) =>
  widths.map((width) => `/hero/${name}-${width}.webp ${width}w`).join(', ')

/** The photograph of the start page: upright on phones. Its markup and its preload have to name the same files. */
export const HERO = {
  tall: { media: '(max-width: 767px)', srcset: srcset('dusk-portrait', [480, 828]), sizes: WHOLE_WIDTH },
  // Below 1292 px the height decides.
  wide: {
    media: '(min-width: 768px)',
    srcset: srcset('dusk', [828, 1280, 1920, 2560]),
    sizes: '(min-width: 1292px) 100vw, 1292px',
  },
} as const
