import { expect, it } from 'vitest'
import { readTime } from './typed-time.ts'

it('reads a time as people type it', () => {
  const table = {
    '1430': '14:30',
    '14:30': '14:30',
    '14.30': '14:30',
    '14h30': '14:30',
    '14 h 30': 'nothing',
    '14h': '14:00',
    '9': '09:00',
    '930': '09:30',
    '0930': '09:30',
    '9:07': '09:07',
    '2:30 pm': '14:30',
    '2.30pm': '14:30',
    '1030AM': '10:30',
    '2 p.m.': '14:00',
    '12 am': '00:00',
    '12pm': '12:00',
    ' 23:59 ': '23:59',
    '24:00': 'nothing',
    '13 pm': 'nothing',
    '14:60': 'nothing',
    '14:3': 'nothing',
    noonish: 'nothing',
    '': 'nothing',
  }
  const wrong = Object.entries(table).filter(([typed, time]) => (readTime(typed) ?? 'nothing') !== time)
  expect(wrong).toEqual([])
})
