import type { BookingText } from '../../locales/text-id.ts'
import type { FlowNotice } from './ports.ts'

/** 'Error', and what went wrong. */
export function errorNotice(description: BookingText): FlowNotice {
  return { title: { id: 'error' }, description, variant: 'destructive' }
}

/** 'Missing Information: Please fill in all required fields before requesting a quote.' (spec section 5) */
export const MISSING_INFORMATION: FlowNotice = {
  title: { id: 'missingInformation' },
  description: { id: 'missingInformationDescription' },
  variant: 'destructive',
}

/** 'Please calculate price first' (spec section 8). */
export const CALCULATE_PRICE_FIRST: FlowNotice = {
  title: { id: 'calculatePriceFirst' },
  variant: 'destructive',
}
