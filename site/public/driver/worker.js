/*
 * Keeps the driver's page, and it alone, for where there is no network: its document, and the files it was made of, whose names hold a
 * hash of their content. What is asked of the service itself is never kept here; the page knows what waits to be sent.
 */
const KEPT = 'fiacre-driver'
const PAGE = '/driver/'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const wanted = event.data?.keep
  if (Array.isArray(wanted)) event.waitUntil(keepOnly(wanted))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(pageFromNetwork(request))
  else event.respondWith(fileFromHere(request))
})

/** Keeps these files and no others: those of a version before are of no use. */
async function keepOnly(paths) {
  const cache = await caches.open(KEPT)
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.all(
    paths
      .filter((path) => path === PAGE || !known.has(path))
      .map((path) => cache.add(path).catch(() => undefined)),
  )
  const wanted = new Set(paths)
  for (const request of await cache.keys()) {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
  }
}

async function pageFromNetwork(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const page = await caches.match(PAGE)
    if (page) return page
    throw error
  }
}

async function fileFromHere(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)
}
