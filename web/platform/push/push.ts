// Push messages of this browser: asked for where they make sense, never on arrival.
import { notificationEndpoints } from '#contract/features/notification/notification.endpoints.ts'
import type { ShopApi } from '#web/platform/api/shop-api.ts'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

const workerUrl = '/push-worker.js'

export async function pushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration(workerUrl)
  const subscription = await registration?.pushManager.getSubscription()
  return Notification.permission === 'granted' && subscription ? 'on' : 'off'
}

/** Asks the visitor, then the browser's push service, then tells the shop. */
export async function turnPushOn(api: ShopApi): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  const registration = await navigator.serviceWorker.register(workerUrl)
  await navigator.serviceWorker.ready
  const { public_key } = await api.call(notificationEndpoints.pushKey)
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: public_key,
  })
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  await api.call(notificationEndpoints.subscribe, {
    input: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  })
  return 'on'
}
