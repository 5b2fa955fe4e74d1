import type { Translate } from '../../i18n/translate.ts'

const WAIT_MS = 10_000

/** The visitor's position, requested from the browser only now. @returns null with a message when it is unavailable */
export function whereAmI(
  t: Translate<'search' | 'shared'>,
  say: (text: string) => void,
): Promise<{ lat: number; lng: number } | null> {
  say(t('map.near_wait'))
  return new Promise((resolve) => {
    if (!navigator.geolocation) {
      say(t('map.near_failed'))
      return resolve(null)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        say('')
        resolve({ lat: coords.latitude, lng: coords.longitude })
      },
      ({ code }) => {
        say(t(code === GeolocationPositionError.PERMISSION_DENIED ? 'map.near_denied' : 'map.near_failed'))
        resolve(null)
      },
      { timeout: WAIT_MS, maximumAge: 60_000 },
    )
  })
}
