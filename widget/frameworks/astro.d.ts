import type { FiacreBookingAttributes } from '@fiacre/widget/element'

declare global {
  namespace astroHTML.JSX {
    interface IntrinsicElements {
      'fiacre-booking': FiacreBookingAttributes & Omit<HTMLAttributes, keyof FiacreBookingAttributes>
    }
  }
}
