const MANIFEST = '/driver/manifest.webmanifest'
const WORKER = '/driver/worker.js'

/** Lets the page be installed, and start where there is no network: its worker keeps what the page was made of. */
export function keepForOffline(): () => void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = MANIFEST
  document.head.append(link)
  void startWorker().catch(() => undefined)
  return () => link.remove()
}

async function startWorker(): Promise<void> {
  // Nothing is kept while the site is developed: its files change under the page.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  await navigator.serviceWorker.register(WORKER, { scope: '/driver/' })
  const { active } = await navigator.serviceWorker.ready
  const own = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'))
  active?.postMessage({ keep: ['/driver/', ...own.map(({ pathname }) => pathname)] }, [])
}
