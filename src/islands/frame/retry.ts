/**
 * Number of retries, and the delay before the first, which increases by itself with each (specification, section 8).
 */
const RETRIES = 3
const PAUSE_MS = 1000

/**
 * Loads code on demand. After a failure it retries after 1, 2 and 3 s; then it reports the error of the last attempt
 * and throws it.
 */
export async function retrying<T>(load: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await load()
    } catch (error) {
      if (retry === RETRIES) {
        report(error)
        throw error
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (retry + 1)))
    }
  }
}

/** An error-reporting service that the operator may have added to the page. */
interface Reporter {
  captureException?: (error: unknown, context?: object) => void
}

/** Passes an error to the reporting service, if there is one. */
export function report(error: unknown, context?: object): void {
  const { Sentry } = window as { Sentry?: Reporter }
  Sentry?.captureException?.(error, context)
}
