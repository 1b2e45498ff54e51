import type { FiacreBookingAttributes, FiacreBookingElement, FiacreEventMap } from '@fiacre/widget/element'
import type { HTMLAttributes } from 'svelte/elements'

/** `onfiacre-quote`; Svelte warns of a colon in an attribute. */
type Listeners = {
  [Name in keyof FiacreEventMap as Name extends `fiacre:${infer Rest}` ? `onfiacre-${Rest}` : never]?:
    | ((event: FiacreEventMap[Name]) => void)
    | undefined
}

/** What `<fiacre-booking>` takes in a component, besides what every element takes. */
export type FiacreBookingProps = FiacreBookingAttributes &
  Listeners &
  Omit<HTMLAttributes<FiacreBookingElement>, keyof FiacreBookingAttributes | keyof Listeners>

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'fiacre-booking': FiacreBookingProps
  }
}
