/** Maximum wait for the end of push messages before the next page, ms. */
const WAIT_MS = 500

/**
 * Ends push messages to this browser and removes the visible ones: after a logout the next person may use it. Never
 * throws, and never takes longer than half a second.
 */
export function endPush(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, WAIT_MS))
  return Promise.race([unsubscribe().catch(() => undefined), late])
}

async function unsubscribe(): Promise<void> {
  // Not available on plain http.
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration) return
  for (const notification of await registration.getNotifications()) notification.close()
  await (await registration.pushManager?.getSubscription())?.unsubscribe()
}
