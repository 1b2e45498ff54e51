import { MS_PER_MINUTE, QUOTE_VALIDITY_MINUTES } from '@fiacre/sdk/rules'
import { fn } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createBookingFlow } from '../../booking/flow/create-booking-flow.ts'
import type { BookingFlow } from '../../booking/flow/create-booking-flow.ts'
import type { Checkout, FlowClient, FlowNotice, Session } from '../../booking/flow/ports.ts'
import type { PlaceFinder } from '../../booking/flow/suggestion.ts'
import { bookedWith, COMPLETE_PROFILE, DRAWING, FLEET, WAY } from '../../booking/flow/testing/samples.ts'
import { placesNamed } from './places.ts'
import { pricesFor } from './quotes.ts'
import { storyClock } from './story-clock.ts'
import type { StoryClock } from './story-clock.ts'

/** What a story shows: a real flow, and everything around it. */
export type Scene = {
  readonly flow: BookingFlow
  readonly clock: StoryClock
  readonly checkout: Required<Omit<Checkout, 'handOff'>>
  /** The last notice that the flow gave. */
  readonly notice: StoreApi<FlowNotice | null>
}

/** For how long the service holds a price, in milliseconds. */
export const HELD_FOR = QUOTE_VALIDITY_MINUTES * MS_PER_MINUTE

type SceneSetup = Partial<FlowClient> & {
  readonly placeFinder?: PlaceFinder
  readonly signedIn?: boolean
  readonly profile?: ReturnType<Session['profile']>
}

/** A form nobody has touched. Its service answers at once and well, unless the story has it otherwise. */
export function scene({
  signedIn = true,
  profile = COMPLETE_PROFILE,
  placeFinder,
  ...answers
}: SceneSetup = {}): Scene {
  const clock = storyClock()
  const notice = createStore<FlowNotice | null>()(() => null)
  const checkout = {
    isSignedIn: () => signedIn,
    signIn: fn(),
    completeProfile: fn(),
    goTo: fn(),
    goToPayment: fn(),
    viewDestinations: fn(),
    booked: fn(),
  }
  const flow = createBookingFlow({
    client: {
      searchPlaces: async ({ query }) => ({ places: placesNamed(query.q) }),
      offerPlaces: async () => ({ airports: [], pickups: [], destinations: [] }),
      listVehicleTypes: async () => FLEET,
      calculateDistance: async () => WAY,
      getRouteDrawing: async () => DRAWING,
      calculatePrices: async ({ body }) => pricesFor(body, clock.ahead(HELD_FOR)),
      createBooking: async () => bookedWith(),
      ...answers,
    },
    checkout,
    clock,
    placeFinder,
    session: { profile: () => profile },
    notify: (said) => notice.setState(said, true),
  })
  return { flow, clock, checkout, notice }
}

/** An answer that does not come. */
export const never = (): Promise<never> => new Promise(() => {})

/** An answer that is an error. */
export const fails = (error: () => Error) => (): Promise<never> => Promise.reject(error())
