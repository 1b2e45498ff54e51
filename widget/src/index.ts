export { createBookingFlow } from './booking/flow/create-booking-flow.ts'
export type { BookingFlow, FlowOptions } from './booking/flow/create-booking-flow.ts'
export type { FlowActions } from './booking/flow/flow-actions.ts'
export { prefillFlow } from './booking/flow/prefill-flow.ts'
export type { FiacrePrefill } from './booking/flow/prefill-values.ts'
export { translateNotice } from './booking/flow/translate-notice.ts'
export type { NoticeWords } from './booking/flow/translate-notice.ts'
export type {
  Checkout,
  Clock,
  FlowClient,
  FlowNotice,
  FlowPorts,
  FlowStorage,
  Session,
  Terms,
} from './booking/flow/ports.ts'
export type { BookingFields, FieldName, FlowState, TripField } from './booking/flow/state.ts'
export type { PlaceFieldName as PlaceField } from './booking/flow/place-field-name.ts'
export type {
  ChosenPlace,
  FoundPlaces,
  PlaceFinder,
  PlaceQuery,
  Prediction,
} from './booking/flow/suggestion.ts'
export { systemClock } from './booking/flow/system-clock.ts'
export { BookingFlowProvider } from './booking/form/booking-flow-provider.tsx'
export type { BookingFlowProps } from './booking/form/booking-flow-provider.tsx'
export { BookingForm } from './booking/form/booking-form.tsx'
export type { BookingFormProps } from './booking/form/booking-form.tsx'
export { FiacreBooking } from './react/fiacre-booking.tsx'
export type { FiacreBookingProps } from './react/fiacre-booking.tsx'
export type { FiacreBookingJsx } from './react/jsx.ts'
