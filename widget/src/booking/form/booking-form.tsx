import { useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { BookNow } from './book-now.tsx'
import { BookingFlowProvider } from './booking-flow-provider.tsx'
import type { BookingFlowProps } from './booking-flow-provider.tsx'
import { CalculatePrice } from './calculate-price.tsx'
import { Details } from './details/details.tsx'
import { useBooking, useFlowState } from './flow-context.ts'
import { LaterCard } from './later-card.tsx'
import { PassengersField } from './passengers-field.tsx'
import { PickupTimes } from './pickup-times.tsx'
import { QuoteBox } from './quote/quote-box.tsx'
import { ReturnTimes } from './return-times.tsx'
import { RouteFields } from './route-fields.tsx'
import { TripType } from './trip-type.tsx'
import { useAttention } from './use-attention.ts'
import { useTouch } from './use-touch.ts'
import { VehiclePicker } from './vehicles/vehicle-picker.tsx'

export type BookingFormProps = BookingFlowProps & {
  /**
   * Whether to ask for special requests (spec section 2: only when enabled). Never where the price is taken elsewhere to
   * be booked: there the driver's notes are asked for with the booking.
   */
  showSpecialRequests?: boolean
  /** What the page asks for right before Book Now, such as how it is paid. */
  beforeBooking?: ReactNode
  /** What Book Now says where it leads straight to a payment: with the amount. Left out, its usual words. */
  bookLabel?: string | undefined
  /** Without a frame it stands on whatever is around it. */
  frame?: 'card' | 'none'
}

/**
 * The booking form (spec section 2), compact or wide by the room it has. Needs the theme's `tokens.css`, `controls.css`
 * and `booking-form.css` on the page.
 */
export function BookingForm({
  showSpecialRequests = false,
  frame = 'card',
  beforeBooking,
  bookLabel,
  ...props
}: BookingFormProps) {
  return (
    <BookingFlowProvider {...props}>
      <div className="fi-scope fi-booking">
        <div className="fi-booking__container">
          <Form {...{ showSpecialRequests, frame, beforeBooking, bookLabel }} />
        </div>
      </div>
    </BookingFlowProvider>
  )
}

function Form({
  showSpecialRequests,
  frame,
  beforeBooking,
  bookLabel,
}: Required<Pick<BookingFormProps, 'showSpecialRequests' | 'frame'>> &
  Pick<BookingFormProps, 'beforeBooking' | 'bookLabel'>) {
  const { flow, text } = useBooking()
  const isBooking = useFlowState(({ status }) => status.booking !== 'idle')
  const form = useRef<HTMLFormElement>(null)
  useAttention(form)
  const picker = useTouch(form)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void flow.calculatePrice()
  }
  return (
    <form
      ref={form}
      part="form"
      className={frame === 'card' ? 'fi-booking__form fi-card fi-card--lifted' : 'fi-booking__form'}
      aria-label={text.t('bookingForm')}
      noValidate
      onSubmit={submit}
    >
      {/* What is being booked can not be changed any more. */}
      <fieldset className="fi-booking__fields" disabled={isBooking}>
        <TripType />
        <div className="fi-booking__trip">
          <RouteFields />
          <PickupTimes picker={picker} />
          <ReturnTimes picker={picker} />
        </div>
        <div className="fi-booking__ask">
          <PassengersField />
          <CalculatePrice />
        </div>
        <VehiclePicker />
        <Details showSpecialRequests={showSpecialRequests} />
      </fieldset>
      <div className="fi-booking__outcome">
        <QuoteBox />
        <LaterCard card="billing" />
        {beforeBooking && <div className="fi-booking__before">{beforeBooking}</div>}
        <BookNow label={bookLabel} />
      </div>
    </form>
  )
}
