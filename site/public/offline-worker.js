/*
 * Keeps one page, the one at the start of its scope, for where there is no network: its document, and the files it was made of, whose
 * names hold a hash of their content. What is asked of the service itself is never kept here; the page knows what it keeps itself.
 */
const PAGE = new URL(self.registration.scope).pathname
const KEPT = `fiacre-offline${PAGE}`
/** A network that does not answer for so long is none, as long as the page is kept. */
const PATIENCE_MS = 5000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), caches.delete('fiacre-driver')])),
)

let turn = Promise.resolve()

self.addEventListener('message', (event) => {
  const wanted = event.data?.keep
  if (!Array.isArray(wanted)) return
  turn = turn.then(() => keep(wanted)).catch(() => undefined)
  event.waitUntil(turn)
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(pageFromNetwork(request))
  else event.respondWith(fileFromHere(request))
})

/** Keeps these files, too. Where the page itself is asked for and has become another one, those of before are of no use. */
async function keep(paths) {
  const cache = await caches.open(KEPT)
  const isAnother = paths.includes(PAGE) && (await renewPage(cache))
  const known = new Set((await cache.keys()).map(pathOf))
  const missing = paths.filter((path) => path !== PAGE && !known.has(path))
  await Promise.all(missing.map((path) => cache.add(path).catch(() => undefined)))
  if (!isAnother) return
  for (const request of await cache.keys()) if (!paths.includes(pathOf(request))) await cache.delete(request)
}

const pathOf = ({ url }) => new URL(url).pathname

/** Whether there is a page in place of the one that was kept. Without a network that one stays. */
async function renewPage(cache) {
  const [before, now] = await Promise.all([cache.match(PAGE), fetch(PAGE).catch(() => null)])
  if (!now?.ok) return false
  const text = await now.clone().text()
  await cache.put(PAGE, now)
  return before !== undefined && (await before.text()) !== text
}

async function pageFromNetwork(request) {
  const answer = fetch(request)
  const kept = await fromHere(PAGE)
  if (!kept) return answer
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept))
  return Promise.race([answer.catch(() => kept), late])
}

async function fileFromHere(request) {
  return (await fromHere(request)) ?? fetch(request)
}

async function fromHere(wanted) {
  return (await caches.open(KEPT)).match(wanted, { ignoreSearch: true })
}
