import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro'
import type { PageRoute } from '../src/server/http/page-routes.ts'

/**
 * Astro integration: writes every route of the pages, Astro's own included, to dist/server/routes.json in the order in
 * which they are tried. The server names routes by it in what it measures and logs; a test holds the list.
 */
export function routeList(): AstroIntegration {
  let routes: IntegrationResolvedRoute[] = []
  let folder: URL
  return {
    name: 'klinke:route-list',
    hooks: {
      'astro:routes:resolved': (resolved) => {
        routes = resolved.routes
      },
      'astro:config:done': ({ config }) => {
        folder = config.build.server
      },
      'astro:build:done': async () => {
        const list = routes.map(
          ({ pattern, patternRegex, origin }): PageRoute => ({ route: pattern, match: patternRegex.source, origin }),
        )
        await mkdir(folder, { recursive: true })
        await writeFile(fileURLToPath(new URL('routes.json', folder)), `${JSON.stringify(list, null, 1)}\n`)
      },
    },
  }
}
