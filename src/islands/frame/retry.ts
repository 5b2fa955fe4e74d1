/** Retries and the pause before the first, which grows by itself with each (specification, section 8). */
const RETRIES = 3
const PAUSE_MS = 1000

/**
 * Loads a part of the page that comes on demand. When it cannot be had, tries again after 1, 2 and 3 s, and then raises
 * the error of the last try and reports it.
 * @param load is told which retry it is, 0 at first
 */
export async function retrying<T>(load: (retry: number) => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await load(retry)
    } catch (error) {
      if (retry === RETRIES) {
        report(error)
        throw error
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (retry + 1)))
    }
  }
}

/** An error-reporting service that the operator may have put on the page. */
interface Reporter {
  captureException?: (error: unknown, context?: object) => void
}

/** Hands an error to the reporting service, if there is one. */
export function report(error: unknown, context?: object): void {
  const { Sentry } = window as { Sentry?: Reporter }
  Sentry?.captureException?.(error, context)
}
