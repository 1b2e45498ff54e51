import type { GoogleMaps } from './google-maps.ts'

/** Where Google serves the Maps JavaScript API. */
const GOOGLE_MAPS_URL = 'https://maps.googleapis.com/maps/api/js'

/** Waits, in ms, before the second, third and fourth attempt: three retries with growing back-off (spec section 9). */
const RETRY_WAITS_MS = [1000, 3000, 9000]

/** An attempt that has said nothing for so many ms has failed. */
const ATTEMPT_MS = 10_000

/** What Google's script calls when it is ready. One name for all attempts: one that is late is as good as a new one. */
const CALLBACK = 'fiacreGoogleMapsReady'

/** Puts a script into the page; the answer takes it out again. */
export type AddScript = (url: string, failed: () => void) => () => void

type ScriptOptions = {
  /** Browser key of the Maps JavaScript API. */
  key: string
  /** BCP 47 tag for the addresses of places. */
  language: string
  addScript?: AddScript
}

type Page = typeof globalThis & {
  google?: { maps?: Partial<GoogleMaps> }
  [CALLBACK]?: () => void
}

/**
 * Loads Google's script, unless the page has it already.
 * @throws Error when the first attempt and three retries have failed
 */
export async function loadScript({
  key,
  language,
  addScript = addToPage,
}: ScriptOptions): Promise<GoogleMaps> {
  const present = googleMaps()
  if (present) return present
  const query = new URLSearchParams({ key, language, v: 'weekly', libraries: 'places', loading: 'async' })
  query.set('callback', CALLBACK)
  const ready = new Promise<true>((resolve) => {
    ;(globalThis as Page)[CALLBACK] = () => resolve(true)
  })
  for (const wait of [0, ...RETRY_WAITS_MS]) {
    if (await Promise.race([ready, pause(wait)])) break
    if (await attempt(`${GOOGLE_MAPS_URL}?${query}`, ready, addScript)) break
  }
  const maps = googleMaps()
  if (maps) return maps
  throw new Error('Google Maps did not load: four attempts failed. Places are searched by our own service.')
}

/** Answers whether the script came, from this attempt or a late one before it. */
async function attempt(url: string, ready: Promise<true>, addScript: AddScript): Promise<boolean> {
  const { promise: failed, resolve: fail } = Promise.withResolvers<false>()
  const remove = addScript(url, () => fail(false))
  const timer = setTimeout(() => fail(false), ATTEMPT_MS)
  const came = await Promise.race([ready, failed])
  clearTimeout(timer)
  if (!came) remove()
  return came
}

function googleMaps(): GoogleMaps | undefined {
  const maps = (globalThis as Page).google?.maps
  return maps?.importLibrary ? (maps as GoogleMaps) : undefined
}

function pause(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms))
}

const addToPage: AddScript = (url, failed) => {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.addEventListener('error', failed)
  document.head.append(script)
  return () => script.remove()
}
