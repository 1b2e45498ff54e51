import { expect, it } from 'vitest'
import { googleSuggester } from './suggest.ts'
import { fakeMaps, queryOf } from './testing.ts'

it('searches within 50 km of the pickup first', async () => {
  const { maps, requests } = fakeMaps()
  const near = { lat: 46.2381, lon: 6.109 }
  await googleSuggester(maps).suggest(queryOf('cham', { field: 'destination', near, language: 'pl' }))
  expect(requests()).toEqual([
    {
      input: 'cham',
      language: 'pl',
      sessionToken: { number: 1 },
      locationBias: { center: { lat: 46.2381, lng: 6.109 }, radius: 50_000 },
    },
  ])
})

it('searches the part of the world that we serve where no pickup is known', async () => {
  const { maps, requests } = fakeMaps()
  await googleSuggester(maps).suggest(queryOf('cham'))
  const [request] = requests()
  expect(request).not.toHaveProperty('locationBias')
  const box = request!.locationRestriction!
  const served = { Funchal: [32.65, -16.91], Honningsvåg: [70.98, 25.97], Yerevan: [40.18, 44.51] }
  for (const [town, [lat, lon]] of Object.entries(served)) {
    expect(lat! > box.south && lat! < box.north && lon! > box.west && lon! < box.east, town).toBe(true)
  }
})
