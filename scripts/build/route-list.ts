import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro'
import type { PageRoute } from '../../src/server/http/pages/page-routes.ts'

/**
 * Astro integration: writes every route of the pages, including Astro's own, to dist/server/routes.json in the order of
 * matching. The server uses it to name routes in metrics and logs; a test checks the list.
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
