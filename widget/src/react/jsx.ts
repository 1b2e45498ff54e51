import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type {
  FiacreBookingAttributes,
  FiacreBookingListeners,
} from '../element/generated/element-attributes.ts'

type Element = HTMLElementTagNameMap['fiacre-booking']

/** What `<fiacre-booking>` takes in JSX, besides what every element takes. */
export type FiacreBookingJsx = FiacreBookingAttributes &
  FiacreBookingListeners &
  DetailedHTMLProps<HTMLAttributes<Element>, Element>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'fiacre-booking': FiacreBookingJsx
    }
  }
}
