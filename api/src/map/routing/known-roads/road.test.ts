import { describe, expect, it } from 'vitest'
import { stretches } from './road.ts'

describe('stretches', () => {
  it('takes a road apart, stop by stop', () => {
    expect(
      stretches({ road: 'A40', kind: 'motorway', stops: 'FR:Mâcon -37- FR:Bourg-en-Bresse -71.5- GVA' }),
    ).toEqual([
      { road: 'A40', kind: 'motorway', from: 'FR:Mâcon', km: 37, to: 'FR:Bourg-en-Bresse' },
      { road: 'A40', kind: 'motorway', from: 'FR:Bourg-en-Bresse', km: 71.5, to: 'GVA' },
    ])
  })

  it('refuses what is no chain', () => {
    for (const stops of ['', 'FR:Mâcon', 'FR:Mâcon -x- FR:Bourg', 'FR:Mâcon -3-']) {
      expect(() => stretches({ road: 'A40', kind: 'motorway', stops }), stops).toThrow(TypeError)
    }
  })
})
