import type { FiacreBookingAttributes, FiacreBookingElement, FiacreEventMap } from '@fiacre/widget/element'
import type { HTMLAttributes, Ref } from 'vue'

type Attributes = FiacreBookingAttributes & { returnUrl?: FiacreBookingAttributes['return-url'] }

/** `@fiacre-quote` and `@fiacre:quote`, as Vue names their listeners. */
type Listeners = {
  [
    Name in keyof FiacreEventMap as Name extends `fiacre:${infer Rest}`
      ? `onFiacre${Capitalize<Rest>}` | `onFiacre:${Rest}`
      : never
  ]?: ((event: FiacreEventMap[Name]) => void) | undefined
}

/** What `<fiacre-booking>` takes in a template, besides what every element takes. */
export type FiacreBookingProps = Attributes &
  Listeners &
  Omit<HTMLAttributes, keyof Attributes | keyof Listeners> & {
    ref?: string | Ref | ((element: FiacreBookingElement) => void) | undefined
  }

declare module 'vue' {
  interface GlobalComponents {
    'fiacre-booking': new () => { $props: FiacreBookingProps; $slots: { default?(): unknown } }
  }
}
