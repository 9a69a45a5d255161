// Push messages of this browser: asked for where they make sense, never on arrival.
import { notificationEndpoints } from '#contract/features/notification/notification.endpoints.ts'
import type { ShopApi } from '#web/platform/api/shop-api.ts'
import { registerWorker, workerUrl } from '#web/platform/worker/shop-worker.ts'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window

async function ownSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null
  const registration = await navigator.serviceWorker.getRegistration(workerUrl)
  return (await registration?.pushManager.getSubscription()) ?? null
}

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const subscription = await ownSubscription()
  return Notification.permission === 'granted' && subscription ? 'on' : 'off'
}

/** Asks the visitor, then the browser's push service, then informs the shop. */
export async function enablePush(api: ShopApi): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  await registerWorker()
  const registration = await navigator.serviceWorker.ready
  const { public_key } = await api.call(notificationEndpoints.pushKey)
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  })
  await tellShop(api, subscription)
  return 'on'
}

async function tellShop(api: ShopApi, subscription: PushSubscription, quiet = false): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  const input = { endpoint: endpoint ?? '', keys: { p256dh, auth } }
  await api.call(notificationEndpoints.subscribe, { input, quiet })
}

/** After signing in: messages to this browser are for whoever uses it now. */
export async function movePushToCustomer(api: ShopApi): Promise<void> {
  const subscription = await ownSubscription()
  if (subscription) await tellShop(api, subscription, true)
}

/** After signing out: the next person at this browser must not read what was meant for the last one. */
export async function stopPush(): Promise<void> {
  // The shop drops its half with the session; a browser that cannot drop its own reaches nobody any more.
  await Promise.allSettled([ownSubscription().then((subscription) => subscription?.unsubscribe())])
}
