import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GoogleMaps } from './google-maps.ts'
import { loadScript, type AddScript } from './load-script.ts'

const maps: GoogleMaps = { importLibrary: vi.fn<GoogleMaps['importLibrary']>() }

type Attempt = { url: URL; at: number; fail: () => void; removed: boolean }
let attempts: Attempt[]

beforeEach(() => {
  vi.useFakeTimers()
  attempts = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Scripts that do what `happens` says, by the number of their attempt; one that does nothing is silent. */
function scripts(happens: (attempt: Attempt, number: number) => void = () => {}): AddScript {
  const start = Date.now()
  return (url, failed) => {
    const attempt = { url: new URL(url), at: Date.now() - start, fail: failed, removed: false }
    attempts.push(attempt)
    queueMicrotask(() => happens(attempt, attempts.length))
    return () => {
      attempt.removed = true
    }
  }
}

/** What Google's script does when it has run. */
function arrive({ url }: Attempt): void {
  vi.stubGlobal('google', { maps })
  const callback: unknown = Reflect.get(globalThis, url.searchParams.get('callback') ?? '')
  if (typeof callback === 'function') callback()
}

/** Loads, and answers what came of it together with what has been tried. */
async function load(happens?: Parameters<typeof scripts>[0], ms = 100_000) {
  const outcome = loadScript({ key: 'AIza-key', language: 'pl', addScript: scripts(happens) }).then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await vi.advanceTimersByTimeAsync(ms)
  return outcome
}

describe("Google's script", () => {
  it('is asked for as Google documents it', async () => {
    expect(await load(arrive)).toEqual({ value: maps })
    const { url } = attempts[0]!
    expect(`${url.origin}${url.pathname}`).toBe('https://maps.googleapis.com/maps/api/js')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      key: 'AIza-key',
      language: 'pl',
      v: 'weekly',
      libraries: 'places',
      loading: 'async',
      callback: expect.any(String),
    })
  })

  it('is not loaded where the page has it', async () => {
    vi.stubGlobal('google', { maps })
    expect(await load()).toEqual({ value: maps })
    expect(attempts).toEqual([])
  })

  it('is tried again after growing waits, and works at the third attempt', async () => {
    const outcome = await load((attempt, number) => (number < 3 ? attempt.fail() : arrive(attempt)))
    expect(outcome).toEqual({ value: maps })
    expect(attempts.map(({ at }) => at)).toEqual([0, 1000, 4000])
    expect(attempts.map(({ removed }) => removed)).toEqual([true, true, false])
  })

  it('is given up after three retries', async () => {
    const outcome = await load((attempt) => attempt.fail())
    expect(outcome).toEqual({ error: expect.objectContaining({ message: expect.stringContaining('four') }) })
    expect(attempts.map(({ at }) => at)).toEqual([0, 1000, 4000, 13_000])
    expect(attempts.every(({ removed }) => removed)).toBe(true)
  })

  it('that says nothing has failed after ten seconds', async () => {
    await load()
    expect(attempts.map(({ at }) => at)).toEqual([0, 11_000, 24_000, 43_000])
  })

  it('that comes late is taken, during the wait for another attempt', async () => {
    const outcome = load((attempt) => setTimeout(() => arrive(attempt), 10_500))
    expect(await outcome).toEqual({ value: maps })
    expect(attempts).toHaveLength(1)
  })
})
