import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/**
 * The adapter of the pages. The built `dist/server/entry.mjs` exports Astro's App, which answers a Request with a
 * Response; the server mounts it (src/server/pages.ts).
 */
export function astroAdapter(): AstroIntegration {
  return {
    name: 'klinke:adapter',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'klinke:adapter',
          entrypointResolution: 'auto',
          serverEntrypoint: fileURLToPath(new URL('astro-entry.ts', import.meta.url)),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: {
            hybridOutput: 'stable',
            staticOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        }),
    },
  }
}
