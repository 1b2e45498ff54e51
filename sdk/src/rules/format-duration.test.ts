import { expect, it } from 'vitest'
import { formatDuration } from './format-duration.ts'

it.each([
  [73, 'en', '1 h 13 min'],
  [60, 'en', '1 h'],
  [59.6, 'de-AT', '1 Std.'],
  [0, 'pl', '0 min'],
  [125, 'hu', '2 óra 5 perc'],
] as const)('%d minutes in %s are %j', (minutes, locale, text) => {
  expect(formatDuration(minutes, locale).replaceAll('\u00A0', ' ')).toBe(text)
})
