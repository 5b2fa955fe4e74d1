/** Programs that read pages and run their scripts: search engines, previews of messengers, monitors, tests of speed. */
const PROGRAMS = /bot|crawl|spider|slurp|preview|headless|lighthouse|pagespeed|monitor|curl|wget|python|java\/|go-http/i

/** Whether a program sent a request, by its header User-Agent; a request without one is a program's. */
export const isProgram = (userAgent: string | undefined): boolean => !userAgent || PROGRAMS.test(userAgent)
