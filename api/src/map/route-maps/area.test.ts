import { expect, it } from 'vitest'
import { areaRound, keyOfArea, spotIn } from './area.ts'
import { HEIGHT, WIDTH } from './map-view.ts'

const GENEVA = { lat: 46.2381, lon: 6.109 }

it('an area shows what is as far away as was asked, in every direction', () => {
  const out = [1, 5, 13, 60, 240].flatMap((km) => {
    const area = areaRound(GENEVA, km)
    return [0, 45, 90, 180, 270, 300].flatMap((degrees) => {
      const angle = (degrees * Math.PI) / 180
      const high = km / 111.32
      const point = {
        lat: GENEVA.lat + high * Math.cos(angle),
        lon: GENEVA.lon + (high * Math.sin(angle)) / Math.cos((GENEVA.lat * Math.PI) / 180),
      }
      const { x, y } = spotIn(area, point)
      return x > 0 && x < WIDTH && y > 0 && y < HEIGHT ? [] : [{ km, degrees, x, y }]
    })
  })
  expect(out).toEqual([])
})

it('one picture serves whoever is near by', () => {
  const near = { lat: GENEVA.lat + 0.001, lon: GENEVA.lon - 0.001 }
  expect(keyOfArea(areaRound(near, 4.9))).toBe(keyOfArea(areaRound(GENEVA, 5.2)))
})
