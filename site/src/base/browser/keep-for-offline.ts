const WORKER = '/offline-worker.js'

/**
 * Lets the page of a folder be installed, and start where there is no network: its worker keeps what the page was made of.
 * @param folder its address, with a slash at both ends; its manifest lies in it
 */
export function keepForOffline(folder: string): () => void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = `${folder}manifest.webmanifest`
  document.head.append(link)
  const ended = new AbortController()
  void startWorker(folder, ended.signal).catch(() => undefined)
  return () => {
    ended.abort()
    link.remove()
  }
}

async function startWorker(folder: string, ended: AbortSignal): Promise<void> {
  // Nothing is kept while the site is developed: its files change under the page.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { installing, waiting, active } = await navigator.serviceWorker.register(WORKER, { scope: folder })
  // One that is to take the place of another keeps the files from now on.
  const worker = installing ?? waiting ?? active
  const keep = (paths: readonly string[]) => worker?.postMessage({ keep: paths }, [])
  keep([folder, ...ownFiles(performance.getEntriesByType('resource'))])
  // What is fetched later, such as the words of another language, is a part of the page as well.
  const later = new PerformanceObserver((list) => keep(ownFiles(list.getEntries())))
  if (ended.aborted) return
  later.observe({ type: 'resource' })
  ended.addEventListener('abort', () => later.disconnect())
}

const ownFiles = (entries: PerformanceEntryList): string[] =>
  entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'))
    .map(({ pathname }) => pathname)
