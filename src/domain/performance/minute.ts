const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna', dateStyle: 'short', timeStyle: 'short' })

/** The minute on Vienna's clocks at an instant, `2026-11-23 14:05`. @param time in milliseconds since 1970 */
export const viennaMinute = (time: number): string => CLOCK.format(time)
