import { BOOKING_NUMBER_PATTERN } from '@fiacre/sdk/rules'

/** The tabs of the help centre, as the address names them; the first needs no name (spec section 2). */
export const SECTIONS = ['faq', 'legal', 'contact'] as const

export type Section = (typeof SECTIONS)[number]

const NUMBER = new RegExp(BOOKING_NUMBER_PATTERN)

/** The tab that the address asks for, and the booking that a message is to be about. */
export function readHelpAddress(search: string): { section: Section; booking: string | undefined } {
  const query = new URLSearchParams(search)
  const booking = query.get('booking')?.trim().toUpperCase()
  return {
    section: SECTIONS.find((section) => section === query.get('section')) ?? 'faq',
    booking: booking !== undefined && NUMBER.test(booking) ? booking : undefined,
  }
}

/** The query with another tab, or without the booking; what else stands in it stays. */
export function withHelp(
  search: string,
  { section, booking }: { section: Section; booking: boolean },
): string {
  const query = new URLSearchParams(search)
  if (section === 'faq') query.delete('section')
  else query.set('section', section)
  if (!booking) query.delete('booking')
  const text = query.toString()
  return text ? `?${text}` : ''
}
