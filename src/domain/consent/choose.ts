/** Apart from consent.ts, which the script of every page contains. */
import type { Consent } from './consent.ts'

/**
 * The purposes that a visitor may allow (specification, section 2). `necessary` is storage without which nothing works.
 */
export const CONSENT_PURPOSES = ['necessary', 'functional', 'analytics', 'marketing'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** A choice made at `now`; purposes that are not listed are refused. */
export function chooseConsent(allowed: readonly ConsentPurpose[], now: Date): Consent {
  return {
    necessary: true,
    functional: allowed.includes('functional'),
    analytics: allowed.includes('analytics'),
    marketing: allowed.includes('marketing'),
    date: now.toISOString(),
  }
}
