/** The hosts of the maps service's own scripts. */
const HOSTS = /https?:\/\/(maps\.googleapis\.com|maps\.gstatic\.com)\//

/**
 * Tells whether an error comes from the maps service's scripts: by its file, or by the code that threw it. For errors
 * in cross-origin scripts browsers reveal only that one occurred; the policy of the page permits no other cross-origin
 * script.
 */
export function isFromMapsService(filename: string | undefined, reason: unknown, message = ''): boolean {
  if (!filename && !reason && /^Script error\.?$/.test(message)) return true
  if (filename) return HOSTS.test(filename)
  // The file that threw comes first; our own code may have called the service, or the reverse.
  const thrower = reason instanceof Error ? /https?:\/\/\S+/.exec(reason.stack ?? '')?.[0] : undefined
  return thrower !== undefined && HOSTS.test(thrower)
}

/** Suppresses errors and rejections of the maps service's scripts (specification, section 8), and no others. */
export function suppressMapsErrors(target: Window): void {
  const silence = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  target.addEventListener(
    'error',
    (event) => {
      if (event instanceof ErrorEvent && isFromMapsService(event.filename, event.error, event.message)) silence(event)
    },
    true,
  )
  target.addEventListener(
    'unhandledrejection',
    (event) => {
      if (isFromMapsService(undefined, event.reason)) silence(event)
    },
    true,
  )
}
