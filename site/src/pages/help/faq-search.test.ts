import { expect, it } from 'vitest'
import { matches } from './faq-search.ts'

const TEXTS = ['Co, jeśli mój lot się opóźni?', 'Kierowca czeka; łącznie 60 minut.']

it.each(['lot', 'LOT opozni', 'kierowca lot', 'łącznie', 'lacznie 60', ' ', '?!'])('finds "%s"', (typed) => {
  expect(matches(typed, TEXTS)).toBe(true)
})

it.each(['flight', 'lot hotel'])('does not find "%s"', (typed) => {
  expect(matches(typed, TEXTS)).toBe(false)
})
