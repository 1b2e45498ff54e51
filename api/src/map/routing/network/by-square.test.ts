import { describe, expect, it } from 'vitest'
import { type Bounds, BySquare } from './by-square.ts'

const item = (name: string, bounds: Bounds) => ({ name, bounds })
const wide = item('wide', { south: 43.2, north: 46.1, west: -0.7, east: 2.4 })
const small = item('small', { south: 44.1, north: 44.2, west: 0.1, east: 0.2 })
const items = new BySquare([wide, small])
const always = () => true

describe('what lies in squares', () => {
  it('is found at any point of it, the last of several', () => {
    for (const lat of [43.2, 44.9, 46.1]) {
      for (const lon of [-0.7, -0.1, 2.4]) expect(items.lastAt({ lat, lon }, always)).toBe(wide)
    }
    expect(items.lastAt({ lat: 44.15, lon: 0.15 }, always)).toBe(small)
    expect(items.lastAt({ lat: 44.15, lon: 0.15 }, ({ name }) => name === 'wide')).toBe(wide)
    expect(items.lastAt({ lat: 48, lon: 0 }, always)).toBeUndefined()
  })

  it('is found where bounds meet its own, and not where they share a square alone', () => {
    const isSmall = ({ name }: { name: string }) => name === 'small'
    expect(items.some({ south: 44.2, north: 45.9, west: -1.2, east: 0.1 }, isSmall)).toBe(true)
    expect(items.some({ south: 44.3, north: 44.4, west: 0.1, east: 0.2 }, isSmall)).toBe(false)
    expect(items.some({ south: 40, north: 43.1, west: -0.7, east: 2.4 }, always)).toBe(false)
  })
})
