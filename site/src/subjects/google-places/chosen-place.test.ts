import { describe, expect, it } from 'vitest'
import { locate } from './chosen-place.ts'
import { placeKind } from './place-kind.ts'
import { HOTEL, predictionOf } from './testing.ts'

const labelOf = async (fields: object) =>
  (await locate(predictionOf('As predicted', { ...HOTEL, ...fields }))).place.label

describe("a place of Google's", () => {
  it('is called by its name and address, the name once', async () => {
    expect(await labelOf({})).toBe('Hôtel Mont-Blanc, 62 All. du Majestic, 74400 Chamonix-Mont-Blanc, France')
    expect(await labelOf({ formattedAddress: 'Hôtel Mont-Blanc, Chamonix' })).toBe(
      'Hôtel Mont-Blanc, Chamonix',
    )
  })

  it('is called by its address alone where that is all it is', async () => {
    const types = ['street_address']
    const address = {
      displayName: 'Rynek 1',
      formattedAddress: 'Rynek Główny 1, 31-042 Kraków, Poland',
      types,
    }
    expect(await labelOf(address)).toBe('Rynek Główny 1, 31-042 Kraków, Poland')
    expect(
      await labelOf({ displayName: 'Krakow', formattedAddress: 'Kraków, Poland', types: ['locality'] }),
    ).toBe('Kraków, Poland')
  })

  it('is called as it was suggested where Google gives neither', async () => {
    expect(await labelOf({ displayName: null, formattedAddress: null })).toBe('As predicted')
  })

  it('has no country or town where its address names none', async () => {
    const { place, town } = await locate(predictionOf('At sea', { ...HOTEL, addressComponents: [] }))
    expect(place).not.toHaveProperty('countryCode')
    expect(town).toBeUndefined()
  })

  it.each([
    [['airport', 'point_of_interest', 'establishment'], 'airport'],
    [['transit_station', 'train_station'], 'station'],
    [['ski_resort', 'tourist_attraction'], 'resort'],
    [['lodging', 'tourist_attraction'], 'address'],
    [['locality', 'political'], 'city'],
    [['street_address'], 'address'],
    [[], 'address'],
  ])('of the types %j is a %s', (types, kind) => {
    expect(placeKind(types)).toBe(kind)
  })
})
