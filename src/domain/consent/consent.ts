/** The stored choice: `necessary` is always true, `date` is the time of the choice, ISO 8601. */
export interface Consent {
  necessary: true
  functional: boolean
  analytics: boolean
  marketing: boolean
  date: string
}

/** Reads a stored choice; null when it is invalid, so that the visitor is asked again instead of guessing. */
export function parseConsent(text: string): Consent | null {
  try {
    const { functional, analytics, marketing, date } = JSON.parse(text) as Record<string, unknown>
    const isChoice = [functional, analytics, marketing].every((value) => typeof value === 'boolean')
    if (!isChoice || typeof date !== 'string' || Number.isNaN(Date.parse(date))) return null
    return { necessary: true, functional, analytics, marketing, date } as Consent
  } catch {
    return null
  }
}

type State = 'granted' | 'denied'

/** The storage states for third-party scripts (the names of Google's consent mode). */
export interface StorageStates {
  analytics_storage: State
  ad_storage: State
  ad_user_data: State
  ad_personalization: State
}

/** Without a choice, nothing is granted. */
export function storageStates(consent: Consent | null): StorageStates {
  const state = (allowed: boolean | undefined): State => (allowed ? 'granted' : 'denied')
  const ads = state(consent?.marketing)
  return {
    analytics_storage: state(consent?.analytics),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  }
}

/** Browsers without a person: they get no banner, and are never redirected to another language. */
export function isAutomated({ userAgent, webdriver }: Pick<Navigator, 'userAgent' | 'webdriver'>): boolean {
  return webdriver === true || /bot\b|crawl|spider|lighthouse|pagespeed|headless/i.test(userAgent)
}
