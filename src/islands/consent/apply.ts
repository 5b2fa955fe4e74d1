/** A choice that is kept is applied at start; without one nothing is granted, and nothing more needs to be loaded. */
const isKept = (() => {
  try {
    return localStorage.getItem('cookie-consent') !== null
  } catch {
    return false
  }
})()
if (isKept) void import('../../stores/consent.ts').then(({ applyConsent }) => applyConsent())

export {}
