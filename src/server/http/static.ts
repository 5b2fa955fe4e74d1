import { serveStatic } from '@hono/node-server/serve-static'
import type { Handler } from 'hono'
import type { HttpEnv } from './env.ts'

const YEAR = 'public, max-age=31536000, immutable'

/**
 * Serves the built files below `root`, as .br or .gz where the build made them. What lies in /_astro/ carries its
 * content's hash in its name and never changes; the rest is asked for again after five minutes.
 */
export function builtFiles(root: string): Handler<HttpEnv> {
  return serveStatic<HttpEnv>({
    root,
    precompressed: true,
    onFound: (_path, c) => {
      c.header('Cache-Control', c.req.path.startsWith('/_astro/') ? YEAR : 'public, max-age=300')
    },
  }) as Handler<HttpEnv>
}
