export { defineElement } from './define-element.ts'
export type { FiacreBookingElement } from './define-element.ts'
export type {
  FiacreBookedDetail,
  FiacreCancelledDetail,
  FiacreCheckoutDetail,
  FiacreErrorDetail,
  FiacreEventMap,
  FiacreQuoteDetail,
  FiacreReadyDetail,
} from './element-events.ts'
export type { FiacrePrefill } from '../booking/flow/prefill-values.ts'
export type { FiacreBookingAttributes } from './generated/element-attributes.ts'
