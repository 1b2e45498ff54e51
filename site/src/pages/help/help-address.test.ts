import { expect, it } from 'vitest'
import { readHelpAddress, withHelp } from './help-address.ts'

it.each([
  ['', 'faq', undefined],
  ['?section=legal', 'legal', undefined],
  ['?section=nonsense', 'faq', undefined],
  ['?section=contact&booking=fc-7k2m9p', 'contact', 'FC-7K2M9P'],
  ['?section=contact&booking=<b>', 'contact', undefined],
])('%s leads to %s, about %s', (search, section, booking) => {
  expect(readHelpAddress(search)).toEqual({ section, booking })
})

it('changes the tab and the booking alone', () => {
  const search = '?section=contact&booking=FC-7K2M9P&lang=pl'
  expect(withHelp(search, { section: 'legal', booking: true })).toBe(
    '?section=legal&booking=FC-7K2M9P&lang=pl',
  )
  expect(withHelp(search, { section: 'contact', booking: false })).toBe('?section=contact&lang=pl')
  expect(withHelp('?section=legal', { section: 'faq', booking: true })).toBe('')
})
