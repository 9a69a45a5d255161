// Takes push messages while no page of the shop is looked at, and opens the right page when one is pressed (PSH-01, PSH-02).

function pageOf(data) {
  if (data.type === 'message') {
    const search = new URLSearchParams({
      conversationId: data.conversation_id,
      type: data.sender_type,
      chatFrom: 'true',
    })
    return `/chatting?${search}`
  }
  if (!data.order_id) return '/home'
  return data.is_guest ? `/track-order?order_id=${data.order_id}` : `/order-history/${data.order_id}`
}

/** A later message about the same thing takes the place of the earlier one. */
function tagOf(data) {
  if (data.type === 'message') return `conversation ${data.conversation_id}`
  return data.type === 'offer' ? `notice ${data.notice_id}` : `order ${data.order_id}`
}

async function show(data) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // Whoever looks at the shop hears it there.
  if (pages.some((page) => page.visibilityState === 'visible')) return
  await self.registration.showNotification(data.title, {
    body: data.body,
    tag: tagOf(data),
    data: { page: pageOf(data) },
    icon: '/img/business/logo.webp',
  })
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const [page] = pages
  if (!page) return self.clients.openWindow(path)
  await page.focus()
  return page.navigate(path)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.page))
})
