/** Where the maps service's own scripts come from. */
const HOSTS = /https?:\/\/(maps\.googleapis\.com|maps\.gstatic\.com)\//

/**
 * Whether an error comes from the maps service's scripts: by the file it happened in, or by what threw it. Browsers tell
 * nothing of an error in a foreign script but that there was one; the policy of the page lets no other foreign one run.
 */
export function isFromMapsService(filename: string | undefined, reason: unknown, message = ''): boolean {
  if (!filename && !reason && /^Script error\.?$/.test(message)) return true
  if (filename) return HOSTS.test(filename)
  // The file that threw stands first; our own code may have called the service, or have been called by it.
  const thrower = reason instanceof Error ? /https?:\/\/\S+/.exec(reason.stack ?? '')?.[0] : undefined
  return thrower !== undefined && HOSTS.test(thrower)
}

/** Errors and rejections of the maps service's scripts are silently suppressed (specification, section 8), no others. */
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
