import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'
import type { HttpEnv } from '../env.ts'
import { DRAWING } from '../policies.ts'

const YEAR = 'public, max-age=31536000, immutable'

/**
 * Serves the built files below `root`, as .br or .gz if the build created them. Files in /_astro/ have their content's
 * hash in their name and never change; others are revalidated after five minutes.
 */
export function builtFiles(root: string) {
  const serve = serveStatic<HttpEnv>({ root, precompressed: true })
  return createMiddleware<HttpEnv>(async (c, next) => {
    let isMissing = false
    const answer = await serve(c, async () => {
      isMissing = true
      await next()
    })
    if (isMissing || !(answer instanceof Response)) return answer
    // The library's own hook runs too late: its answer is complete by then.
    const type = answer.headers.get('content-type') ?? ''
    if (!type.startsWith('text/html')) answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    if (type.startsWith('image/svg')) answer.headers.set('Content-Security-Policy', DRAWING)
    answer.headers.set('Cache-Control', c.req.path.startsWith('/_astro/') ? YEAR : 'public, max-age=300')
    return answer
  })
}
