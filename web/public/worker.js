// Shows an offline page when the server cannot be reached. Everything else comes from the server.
const KEPT = 'kazamata-offline-2';
const PAGES = ['/offline.html', '/offline.css', '/offline.js', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(PAGES)).then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kept = new URL(request.url).pathname;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  else if (PAGES.includes(kept)) event.respondWith(fetch(request).catch(() => caches.match(kept)));
});

// a tap on a notification opens its table
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = event.notification.data ?? '/';
  const opened = self.clients.matchAll({ type: 'window' }).then((pages) => {
    const page = pages.find((one) => new URL(one.url).pathname === address);
    return page ? page.focus() : self.clients.openWindow(address);
  });
  event.waitUntil(opened);
});
