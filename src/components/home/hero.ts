import { WHOLE_WIDTH } from '../../islands/properties/Photo.tsx'

/**
 * The files of a photograph in /hero, as `srcset`. AVIF has half of the bytes at the same quality; browsers without it
 * take WebP.
 */
const srcset = (type: 'avif' | 'webp', name: string, widths: readonly number[]) =>
  widths.map((width) => `/hero/${name}-${width}.${type} ${width}w`).join(', ')

const both = (name: string, widths: readonly number[]) => ({
  avif: srcset('avif', name, widths),
  webp: srcset('webp', name, widths),
})

/** The photograph of the start page: upright on phones. Its markup and its preload have to name the same files. */
export const HERO = {
  tall: { media: '(width < 48rem)', ...both('dusk-portrait', [480, 640, 828]), sizes: WHOLE_WIDTH },
  // Below 1292 px the height decides.
  wide: {
    media: '(width >= 48rem)',
    ...both('dusk', [828, 1280, 1920, 2560]),
    sizes: '(min-width: 1292px) 100vw, 1292px',
  },
} as const
