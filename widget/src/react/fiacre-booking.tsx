import { useEffect } from 'react'
import type { ReactNode, Ref } from 'react'
import type { FiacreBookingAttributes, FiacreBookingListeners } from './generated/element-attributes.ts'

type Detail<Name extends keyof FiacreBookingListeners> = NonNullable<FiacreBookingListeners[Name]>

export type FiacreBookingProps = FiacreBookingAttributes & {
  /** Where the service is, such as `https://fiacre.example`. The first one on a page decides. */
  service: string
  onReady?: Detail<'onfiacre:ready'>
  onQuote?: Detail<'onfiacre:quote'>
  onCheckout?: Detail<'onfiacre:checkout'>
  onBooked?: Detail<'onfiacre:booked'>
  onError?: Detail<'onfiacre:error'>
  ref?: Ref<HTMLElementTagNameMap['fiacre-booking']>
  className?: string
  id?: string
  /** Shown until the form is, and where there is no JavaScript: a link to the service. */
  children?: ReactNode
}

/**
 * `<fiacre-booking>` as a React component: it defines the element in browsers once it shows, and has its events as props.
 * On a server it is the bare tag. The element brings a look and a checkout of its own; `BookingForm` leaves both to you.
 */
export function FiacreBooking({
  service,
  onReady,
  onQuote,
  onCheckout,
  onBooked,
  onError,
  ...attributes
}: FiacreBookingProps) {
  useEffect(() => {
    // By its published name, so that the element stays the package's own build, made of preact.
    import('@fiacre/widget/element').then(({ defineElement }) => defineElement(service), reportError)
  }, [service])
  return (
    <fiacre-booking
      {...attributes}
      onfiacre:ready={onReady}
      onfiacre:quote={onQuote}
      onfiacre:checkout={onCheckout}
      onfiacre:booked={onBooked}
      onfiacre:error={onError}
    />
  )
}
