import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { FoundAddress } from './geocoder/geocoder.ts'
import { knownAddresses } from './known-address.ts'

const HOUSE: FoundAddress = {
  id: 'photon:N7',
  name: 'Kew Road 5',
  address: 'Kew Road 5, Richmond',
  countryCode: 'GB',
  kind: 'address',
  lat: 51.4613,
  lon: -0.3037,
}
const ASKED = { text: 'Kew Road 5, Richmond, United Kingdom', point: HOUSE, lang: 'en' }

function addresses(answer: () => Promise<FoundAddress[]>) {
  return knownAddresses({ search: answer }, pino({ level: 'silent' }))
}

describe('an address with a position', () => {
  const known = addresses(() => Promise.resolve([HOUSE]))

  it('is known by the words under which the geocoder suggests it', async () => {
    expect(await known.isKnown(ASKED, 'GB')).toBe(true)
    expect(await known.isKnown({ ...ASKED, text: 'kew road 5 richmond united kingdom' }, 'GB')).toBe(true)
  })

  it.each([
    ['other words', { ...ASKED, text: 'Kew Road 5, Richmond' }, 'GB'],
    ['a position two kilometres away', { ...ASKED, point: { lat: 51.48, lon: -0.3037 } }, 'GB'],
    ['a position in another country', ASKED, 'IE'],
  ])('is not known by %s', async (_what, asked, country) => {
    expect(await known.isKnown(asked, country)).toBe(false)
  })

  it('is not known while the geocoder does not answer', async () => {
    const silent = addresses(() => Promise.reject(new Error('away')))
    expect(await silent.isKnown(ASKED, 'GB')).toBe(false)
  })
})
