import type { RateCard } from './rate-card.ts'
import { RATE_CARDS } from './rates.data.ts'
import { utcDay } from '#platform/localisation/utc-day.ts'

/** The card that quotes of this instant are made from; before the first card's day, the first card. */
export function rateCardOn(date: Date, cards: readonly RateCard[] = RATE_CARDS): RateCard {
  const day = utcDay(date)
  const card = cards.findLast(({ validFrom }) => validFrom <= day) ?? cards[0]
  if (!card) throw new Error('There is no rate card. Add one to rates.data.ts.')
  return card
}

/**
 * The card of a quote's rateVersion, however old.
 *
 * @throws Error for a version that no card has: a card was removed that quotes were made from
 */
export function rateCard(version: string, cards: readonly RateCard[] = RATE_CARDS): RateCard {
  const card = cards.find((candidate) => candidate.version === version)
  if (card) return card
  throw new Error(
    `There is no rate card "${version}". Put it back into rates.data.ts: cards are retired, not removed.`,
  )
}
