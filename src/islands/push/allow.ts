import { pushSubscriptionSchema } from '../../domain/deliveries/schemas.ts'
import { keepPush, readPushKey } from '../../stores/messages.ts'

/** The outcome: `unsupported` when the browser has no push messages, `denied` when the user refused them. */
export type PushOutcome = 'allowed' | 'denied' | 'unsupported' | 'failed'

/** `unasked`: the user has not decided in this browser yet. */
export type PushState = PushOutcome | 'unasked'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/**
 * The state of push messages in this browser; shows no prompt.
 * @public loaded on demand
 */
export async function readPush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return Notification.permission === 'granted' && subscription ? 'allowed' : 'unasked'
}

/** Requests the permission and subscribes this browser to push messages. To be called after a click. */
export async function allowPush(): Promise<PushOutcome> {
  if (!isSupported()) return 'unsupported'
  try {
    const permission = await Notification.requestPermission()
    // Who only closes the question has refused nothing, and may be asked again.
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'failed'
    await navigator.serviceWorker.register('/push-worker.js')
    const { pushManager } = await navigator.serviceWorker.ready
    const applicationServerKey = await readPushKey()
    const subscription = await subscribe(pushManager, applicationServerKey)
    await keepPush(pushSubscriptionSchema.parse(subscription.toJSON()))
    return 'allowed'
  } catch {
    return 'failed'
  }
}

/** A browser that subscribed with an older key refuses another one until the old subscription is removed. */
async function subscribe(manager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error
    await (await manager.getSubscription())?.unsubscribe()
    return manager.subscribe(options)
  }
}
