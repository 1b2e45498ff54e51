import { HORIZON_DAYS } from '@fiacre/sdk/rules'
import type { Brand } from '@fiacre/sdk'

/** What the service says of its forms: how far ahead one books, and what extras cost. */
export type FormSettings = Omit<NonNullable<Brand['booking']>, 'specialRequests'>

/** What holds while the service has not said otherwise; what extras cost then comes with their fields (`extra-prices.ts`). */
export const SHIPPED_SETTINGS: Partial<FormSettings> & Pick<FormSettings, 'horizonDays'> = {
  horizonDays: HORIZON_DAYS,
}
