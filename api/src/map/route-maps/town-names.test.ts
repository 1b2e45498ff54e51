import { describe, expect, it } from 'vitest'
import { chooseNames, labelBox, pointBox } from './town-names.ts'

const town = (name: string, x: number, y: number, weight = 4) => ({ name, x, y, weight })
const names = (chosen: ReturnType<typeof chooseNames>) => chosen.map(({ name }) => name)

describe('chooseNames', () => {
  it('takes the larger of two that would overlap', () => {
    expect(names(chooseNames([town('Small', 300, 100, 3), town('Large', 305, 104, 5)], []))).toEqual([
      'Large',
    ])
  })

  it('writes to the left where the picture ends on the right', () => {
    expect(chooseNames([town('Bratislava', 610, 100)], [])).toMatchObject([{ anchor: 'end' }])
    expect(chooseNames([town('Bratislava', 300, 100)], [])).toMatchObject([{ anchor: 'start' }])
  })

  it('leaves out what does not fit at all', () => {
    expect(chooseNames([town('Bratislava', 300, 2), town('Wien', 300, 358)], [])).toEqual([])
  })

  it('covers nothing that is drawn', () => {
    expect(chooseNames([town('Bern', 300, 100)], [pointBox({ x: 302, y: 101 }, 14)])).toEqual([])
  })

  it('names four at most', () => {
    const many = Array.from({ length: 12 }, (_, row) => town(`Town ${row}`, 100, 30 + row * 25))
    expect(chooseNames(many, [])).toHaveLength(4)
  })

  it('leaves the room of an end’s name free: further to the right near the left edge, and inside the picture', () => {
    const near = labelBox({ x: 60, y: 20, side: 'above' })
    expect(names(chooseNames([town('Abondance', 220, 30), town('Annecy', 220, 100)], [near]))).toEqual([
      'Annecy',
    ])
  })
})
