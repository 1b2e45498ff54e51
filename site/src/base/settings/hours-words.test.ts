import { expect, it } from 'vitest'
import { hoursWords } from './hours-words.ts'

it('says days by their names and hours without a nought', () => {
  const hours = { fromDay: 1, toDay: 7, opens: '09:00', closes: '18:30' }
  expect(hoursWords(hours, 'en')).toEqual({ from: 'Monday', to: 'Sunday', opens: '9:00', closes: '18:30' })
  expect(hoursWords(hours, 'pl')).toMatchObject({ from: 'poniedziałek', to: 'niedziela' })
})
