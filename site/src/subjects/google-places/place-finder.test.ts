import type { FiacreClient } from '@fiacre/sdk'
import type { FoundPlaces } from '@fiacre/widget'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NO_SETTINGS } from '../../base/settings/client-settings.ts'
import { sitePlaceFinder } from './place-finder.ts'
import { CHAMONIX, fakeMaps, queryOf } from './testing.ts'

function setup(googlePlacesKey: string | null = 'AIza-key') {
  const getClientSettings = vi.fn<FiacreClient['getClientSettings']>(async () => ({
    ...NO_SETTINGS,
    googlePlacesKey,
  }))
  const searchPlaces = vi.fn<FiacreClient['searchPlaces']>(async () => ({ places: [CHAMONIX] }))
  const finder = sitePlaceFinder({ getClientSettings, searchPlaces })
  const own = async (): Promise<FoundPlaces> => ({ places: [CHAMONIX] })
  const find = () => finder.find(queryOf('hotel'), { signal: new AbortController().signal, own })
  return { getClientSettings, finder, find }
}

afterEach(() => void vi.unstubAllGlobals())

describe('the search of the site', () => {
  it('asks for the key once, and not before a place field is entered', async () => {
    vi.stubGlobal('google', { maps: fakeMaps().maps })
    const { getClientSettings, finder, find } = setup()
    expect((await find()).credit).toBeUndefined()
    expect(getClientSettings).not.toHaveBeenCalled()
    finder.prepare('en')
    finder.prepare('en')
    expect(getClientSettings).toHaveBeenCalledOnce()
    await vi.waitFor(async () => expect((await find()).credit).toBe('Google Maps'), 10_000)
  })

  it('stays our own without a key', async () => {
    const { maps, answer } = fakeMaps()
    vi.stubGlobal('google', { maps })
    const { finder, find } = setup(null)
    finder.prepare('en')
    await vi.dynamicImportSettled()
    expect(await find()).toEqual({ places: [CHAMONIX] })
    expect(answer).not.toHaveBeenCalled()
  })

  it('asks for the key again in the next field where the answer did not come', async () => {
    vi.stubGlobal('google', { maps: fakeMaps().maps })
    const { getClientSettings, finder, find } = setup()
    getClientSettings.mockRejectedValueOnce(new Error('503'))
    finder.prepare('en')
    await vi.dynamicImportSettled()
    expect(await find()).toEqual({ places: [CHAMONIX] })
    finder.prepare('en')
    await vi.waitFor(async () => expect((await find()).credit).toBe('Google Maps'), 10_000)
  })
})
