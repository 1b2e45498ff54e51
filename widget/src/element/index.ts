export { defineElement } from './define-element.ts'
export type { FiacreBookingElement } from './define-element.ts'
export type {
  FiacreBookedDetail,
  FiacreCheckoutDetail,
  FiacreErrorDetail,
  FiacreEventMap,
  FiacreQuoteDetail,
  FiacreReadyDetail,
} from './element-events.ts'
export type { FiacreBookingAttributes } from './generated/element-attributes.ts'
export type { FiacrePrefill } from './follow-trip.ts'
