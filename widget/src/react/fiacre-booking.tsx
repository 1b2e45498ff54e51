import { useCallback, useEffect, useRef } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import type { FiacreEventMap } from '../element/element-events.ts'
import type { FiacreBookingAttributes } from '../element/generated/element-attributes.ts'

type Element = HTMLElementTagNameMap['fiacre-booking']

type Listeners = {
  onReady?: ((event: FiacreEventMap['fiacre:ready']) => void) | undefined
  onQuote?: ((event: FiacreEventMap['fiacre:quote']) => void) | undefined
  onCheckout?: ((event: FiacreEventMap['fiacre:checkout']) => void) | undefined
  onBooked?: ((event: FiacreEventMap['fiacre:booked']) => void) | undefined
  onCancelled?: ((event: FiacreEventMap['fiacre:cancelled']) => void) | undefined
  onError?: ((event: FiacreEventMap['fiacre:error']) => void) | undefined
}

export type FiacreBookingProps = FiacreBookingAttributes &
  Listeners &
  Omit<HTMLAttributes<Element>, keyof FiacreBookingAttributes | keyof Listeners> & {
    /** Where the service is, such as `https://fiacre.example`. The first one on a page decides. */
    service: string
    ref?: Ref<Element>
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
  onCancelled,
  onError,
  className,
  ref,
  ...attributes
}: FiacreBookingProps) {
  const listeners: Listeners = { onReady, onQuote, onCheckout, onBooked, onCancelled, onError }
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  useEffect(() => {
    // By its published name, so that the element stays the package's own build, made of preact.
    import('@fiacre/widget/element').then(({ defineElement }) => defineElement(service), reportError)
  }, [service])
  const attach = useCallback(
    (element: Element | null) => {
      if (element) listen(element, latest)
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [ref],
  )
  // React 18 has neither events nor `className` of custom elements.
  const tag = { ...attributes, class: className }
  return <fiacre-booking {...tag} ref={attach} />
}

const heard = new WeakSet<Element>()

/** Hears an element's events, from when it is on the page on; it takes its listeners along when it goes. */
function listen(element: Element, latest: { readonly current: Listeners }): void {
  if (heard.has(element)) return
  heard.add(element)
  element.addEventListener('fiacre:ready', (event) => latest.current.onReady?.(event))
  element.addEventListener('fiacre:quote', (event) => latest.current.onQuote?.(event))
  element.addEventListener('fiacre:checkout', (event) => latest.current.onCheckout?.(event))
  element.addEventListener('fiacre:booked', (event) => latest.current.onBooked?.(event))
  element.addEventListener('fiacre:cancelled', (event) => latest.current.onCancelled?.(event))
  element.addEventListener('fiacre:error', (event) => latest.current.onError?.(event))
}
