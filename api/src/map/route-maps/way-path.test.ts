import { describe, expect, it } from 'vitest'
import { thin, wayPath } from './way-path.ts'

const at = (x: number, y: number) => ({ x, y })

describe('the drawn way', () => {
  it('leaves out what cannot be told apart, but never an end', () => {
    expect(thin([at(0, 0), at(1, 1), at(50, 0), at(51, 0)])).toEqual([at(0, 0), at(51, 0)])
    expect(thin([at(0, 0), at(1, 0)])).toEqual([at(0, 0), at(1, 0)])
  })

  it('is straight between two points', () => {
    expect(wayPath([at(0, 0), at(100, 50)])).toBe('M0 0L100 50')
  })

  it('passes a bend no further off than a road is wide on the picture', () => {
    expect(wayPath([at(0, 0), at(100, 0), at(100, 100)])).toBe('M0 0L86 0Q100 0 100 14L100 100')
  })

  it('rounds two bends close together without passing the middle between them', () => {
    expect(wayPath([at(0, 0), at(10, 0), at(10, 10), at(50, 10)])).toBe(
      'M0 0L5 0Q10 0 10 5L10 5Q10 10 24 10L50 10',
    )
  })

  it('is nothing without points', () => {
    expect(wayPath([])).toBe('')
    expect(wayPath([at(1, 1)])).toBe('')
  })
})
