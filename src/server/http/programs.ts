/**
 * Programs that read pages and run their scripts: search engines, previews of messengers, monitors, tests of speed, and
 * libraries for requests (`node` is our own server's, which opens pages at its start).
 */
const PROGRAMS =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|playwright|curl|wget|python|java\/|go-http|^node|undici|axios|okhttp/i

/** Whether a program sent a request, by its header User-Agent; a request without one is a program's. */
export const isProgram = (userAgent: string | undefined): boolean => !userAgent || PROGRAMS.test(userAgent)
