// Shows the messages of price alerts (src/server/notices) and opens their page. It caches nothing.
addEventListener('push', (event) => {
  const { title, body, url } = event.data?.json() ?? {}
  if (!title) return
  event.waitUntil(registration.showNotification(title, { body, icon: '/icon-192.png', tag: url, data: { url } }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.url ?? '/', location.origin)
  // Only pages of our own origin.
  event.waitUntil(clients.openWindow(url.origin === location.origin ? url.href : '/'))
})
