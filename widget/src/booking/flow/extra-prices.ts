import { CHILD_SEATS, MEET_AND_GREET_CENTS } from '@fiacre/sdk/rules'
import type { FormSettings } from './form-settings.ts'
import type { FlowState } from './state.ts'

/** What extras cost while the service has not said otherwise. */
const SHIPPED_PRICES: FormSettings['extraPrices'] = {
  infantCents: CHILD_SEATS.infant.cents,
  childCents: CHILD_SEATS.child.cents,
  boosterCents: CHILD_SEATS.booster.cents,
  meetAndGreetCents: MEET_AND_GREET_CENTS,
}

/** What extras cost, each way. It is asked for by their fields alone, which come after the form. */
export const extraPricesOf = ({ settings }: Pick<FlowState, 'settings'>): FormSettings['extraPrices'] =>
  settings.extraPrices ?? SHIPPED_PRICES
