import { CHILD_SEATS, HORIZON_DAYS, MEET_AND_GREET_CENTS } from '@fiacre/sdk/rules'
import type { Brand } from '@fiacre/sdk'

/** What the service says of its forms: how far ahead one books, and what extras cost. */
export type FormSettings = Omit<NonNullable<Brand['booking']>, 'specialRequests'>

/** What holds while the service has not said otherwise. */
export const SHIPPED_SETTINGS: FormSettings = {
  horizonDays: HORIZON_DAYS,
  extraPrices: {
    infantCents: CHILD_SEATS.infant.cents,
    childCents: CHILD_SEATS.child.cents,
    boosterCents: CHILD_SEATS.booster.cents,
    meetAndGreetCents: MEET_AND_GREET_CENTS,
  },
}
