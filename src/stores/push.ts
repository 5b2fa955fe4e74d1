/** Ending messages is worth this much waiting before the next page, ms. */
const WAIT_MS = 500

/**
 * Ends messages to this browser and takes away those that are shown: whoever signs out leaves it to the next person.
 * Never throws, and never takes longer than half a second.
 */
export function endPush(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS))
  return Promise.race([unsubscribe().catch(() => undefined), late])
}

async function unsubscribe(): Promise<void> {
  // Missing on plain http.
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  for (const notification of await registration.getNotifications()) notification.close()
  await (await registration.pushManager?.getSubscription())?.unsubscribe()
}
