import type { APIContext } from 'astro'

/** The sources that Google's Maps JavaScript API needs; its styles are inline elements without a hash. */
export function allowGoogle(policy: APIContext['csp']): void {
  if (!policy) return
  policy.insertScriptResource('https://maps.googleapis.com')
  policy.insertScriptResource('https://maps.gstatic.com')
  for (const resource of ["'self'", "'unsafe-inline'", 'https://fonts.googleapis.com']) {
    policy.insertStyleResource({ resource, kind: 'element' })
  }
  policy.insertDirective('img-src https://*.googleapis.com https://*.gstatic.com https://*.ggpht.com')
  policy.insertDirective('connect-src https://maps.googleapis.com https://*.gstatic.com')
  policy.insertDirective('font-src https://fonts.gstatic.com')
  policy.insertDirective('worker-src blob:')
}
