// The shop's service worker: takes push messages, and shows visited pages again while there is no network. It answers
// page loads, built files and pictures only; the API, payments, uploads and event streams never pass through it.
importScripts('/worker/stored.js', '/worker/offline-page.js', '/worker/push.js')

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(self.storeOfflineScript())
})

self.addEventListener('activate', (event) => {
  const begin = async () => {
    await self.dropOtherCaches()
    // A page is asked for while the worker still starts: it makes no page later.
    await self.registration.navigationPreload?.enable()
    await self.clients.claim()
  }
  event.waitUntil(begin())
})

self.addEventListener('fetch', (event) => {
  const kind = self.kindOf(event.request)
  if (kind === 'page') event.respondWith(self.answerPage(event))
  else if (kind !== null) event.respondWith(self.answerFile(event, kind))
})

self.addEventListener('message', (event) => {
  const { kind, url, context } = event.data ?? {}
  if (kind === 'visited') event.waitUntil(self.storeVisited(url, context))
  if (kind === 'shown in') event.waitUntil(self.rememberContext(context))
  if (kind === 'is stored') {
    event.waitUntil(self.storedPage(url).then((page) => event.ports[0]?.postMessage(page !== undefined)))
  }
})
