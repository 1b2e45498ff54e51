import type { Rates } from '@fiacre/sdk/rules'
import type { StoreApi } from 'zustand/vanilla'
import type { BookingFlow } from '../booking/flow/create-booking-flow.ts'
import type { Later } from '../booking/flow/later.ts'
import type { FlowNotice } from '../booking/flow/ports.ts'
import type { Announce } from './element-events.ts'
import type { Catalogue } from './element-texts.ts'
import type { ElementSettings } from './settings.ts'

export type ElementState = {
  readonly settings: ElementSettings
  readonly notice: FlowNotice | null
  /** Null until the first texts are there. */
  readonly catalogue: Catalogue | null
  /** The service's rates, once they are there. */
  readonly rates: Rates | undefined
  /** Whether the service is only shown: no card is charged and no car comes. */
  readonly isDemonstration: boolean
  /** Why the form cannot be used on this page, by a code; null when it can. */
  readonly problem: string | null
}

/** What an element shows; it lives as long as the element, on the page or off it. */
export type ElementModel = {
  readonly flow: BookingFlow
  readonly state: StoreApi<ElementState>
  /** Where the service and its pictures are. */
  readonly origin: string
  /** What is said above the form. */
  readonly notices: Later<typeof import('./notice-view.ts')>
  /** What the form gives way to on a page where it cannot be used. */
  readonly setUp: Later<typeof import('./notice-view.ts')>
  /** Told when the form shows. */
  readonly shown: () => void
  /** The page's owner has said something else. */
  readonly change: (settings: ElementSettings) => void
  /** The element is gone from the page. */
  readonly rest: () => void
}

/** What the parts of an element share that come later. */
export type ElementCore = {
  readonly state: StoreApi<ElementState>
  readonly announce: Announce
  /** Tells of a failed call. */
  readonly failed: (thrown: unknown) => void
  /** Keeps what is to be stopped once the element is gone; the one before is stopped. */
  readonly keep: (stop: () => void) => void
}
