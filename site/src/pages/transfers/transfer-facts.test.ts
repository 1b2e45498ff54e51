import { expect, it } from 'vitest'
import { bookingTexts } from '../../base/i18n/booking-texts.ts'
import { createTexts } from '../../base/i18n/texts.ts'
import { borderOf } from './border.ts'
import { noonTimes } from './clock.ts'
import { transfersTexts } from './locales/texts.ts'
import { isWorthListing } from './own-facts.ts'
import { sampleTransfer } from './sample-transfer.ts'
import { neutralFormat, oneStop, rideQuestions } from './transfer-words.ts'

it.each([
  ['CH', 'CH', 'none'],
  ['CH', 'FR', 'open'],
  ['FR', 'MC', 'open'],
  ['ES', 'AD', 'checked'],
  ['HR', 'ME', 'checked'],
  ['IE', 'GB', 'checked'],
])('from %s to %s the border is %s', (from, to, kind) => {
  expect(borderOf(from, to)).toBe(kind)
})

it('says when one is there and when one leaves by the clocks of each end', () => {
  expect(noonTimes(73, 0)).toEqual({ noon: '12:00', arrival: '14:00', departure: '08:45' })
  expect(noonTimes(73, 60)).toMatchObject({ arrival: '15:00', departure: '09:45' })
  expect(noonTimes(900, 0)).toMatchObject({ departure: '19:00' })
})

it('is not for search engines where it has nothing of its own', () => {
  expect(isWorthListing(sampleTransfer)).toBe(true)
  const { elevation: _, people: __, ...bare } = sampleTransfer
  const same = { ...bare.airport, id: 'x', countryCode: 'CH' }
  const empty = {
    roads: [],
    towns: [],
    nearby: [],
    otherAirports: [],
    otherPlaces: [],
    prices: [],
    place: same,
  }
  expect(isWorthListing({ ...bare, ...empty })).toBe(false)
})

it('asks and answers what its facts let it, each in the form that they have', async () => {
  const texts = createTexts('de')
  await texts.add(bookingTexts, transfersTexts)
  const { translator } = texts.store.getState()
  const asked = (ride: typeof sampleTransfer) => rideQuestions(ride, translator.t, neutralFormat(translator))
  const all = asked(sampleTransfer)
  expect(all.map(({ id }) => id)).toEqual(['price', 'time', 'nearest', 'return'])
  expect(all[1]?.answer).toMatch(/A40 und N205.*Bonneville und Cluses\.$/)
  // Nothing is said by its id alone.
  expect(all.map(({ answer }) => answer).join(' ')).not.toMatch(/[a-z][A-Z]|undefined/)
  // The other airport is further off.
  expect(all[2]?.answer).toMatch(/^Auf der Straße ist es Geneva Airport/)
  const bare = asked({ ...sampleTransfer, roads: [], towns: [], otherAirports: [] })
  expect(bare.map(({ id }) => id)).toEqual(['price', 'time', 'return'])
  expect(bare[1]?.answer).not.toMatch(/über|vorbei/)
})

it('ends a sentence once, also behind an abbreviation', () => {
  expect(oneStop('Etwa 13 Min.. Mehr.')).toBe('Etwa 13 Min. Mehr.')
})
