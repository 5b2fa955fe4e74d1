import { pushSubscriptionSchema } from '../../domain/notices/schemas.ts'
import { keepPush, readPushKey } from '../../stores/messages.ts'

/** How it ended: `unsupported` where the browser has no such messages, `denied` where its owner wants none. */
export type PushOutcome = 'allowed' | 'denied' | 'unsupported' | 'failed'

/** `unasked`: nobody has chosen messages in this browser yet. */
export type PushState = PushOutcome | 'unasked'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** How it stands with messages in this browser; asks nobody. */
export async function readPush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  return Notification.permission === 'granted' && subscription ? 'allowed' : 'unasked'
}

/** Asks for the permission and lets the server send messages to this browser. To be called when somebody chose it. */
export async function allowPush(): Promise<PushOutcome> {
  if (!isSupported()) return 'unsupported'
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
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

/** A browser that subscribed with an older key of ours refuses another one until that is gone. */
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
