import { vi } from 'vitest'
import type { Mocked } from 'vitest'
import { createBookingFlow } from '../create-booking-flow.ts'
// Loaded ahead, so that no test waits for it.
import '../later-steps.ts'
import type { Checkout, FlowClient, FlowNotice, FlowPorts, FlowStorage, Session, Terms } from '../ports.ts'
import type { PlaceFinder, Suggestion } from '../suggestion.ts'
import { fakeClock, settled } from './fake-clock.ts'
import {
  bookedWith,
  CHAMONIX,
  COMPLETE_PROFILE,
  DRAWING,
  FLEET,
  GENEVA_AIRPORT,
  pricesOfFleet,
  WAY,
} from './samples.ts'

/** A client with the SDK's methods that answers at once and well, unless a test says otherwise. */
function fakeClient(): Mocked<FlowClient> {
  return {
    searchPlaces: vi.fn<FlowClient['searchPlaces']>(async () => ({ places: [GENEVA_AIRPORT, CHAMONIX] })),
    offerPlaces: vi.fn<FlowClient['offerPlaces']>(async () => ({
      airports: [],
      pickups: [],
      destinations: [],
    })),
    listVehicleTypes: vi.fn<FlowClient['listVehicleTypes']>(async () => FLEET),
    calculateDistance: vi.fn<FlowClient['calculateDistance']>(async () => WAY),
    getRouteDrawing: vi.fn<FlowClient['getRouteDrawing']>(async () => DRAWING),
    calculatePrices: vi.fn<FlowClient['calculatePrices']>(async () => pricesOfFleet()),
    createBooking: vi.fn<FlowClient['createBooking']>(async () => bookedWith()),
  }
}

/** A storage in memory. */
export function fakeStorage(): FlowStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }
}

type Setup = {
  signedIn?: boolean
  profile?: ReturnType<Session['profile']>
  storage?: FlowStorage
  placeFinder?: PlaceFinder
  recentPlaces?: () => readonly Suggestion[]
  home?: FlowPorts['home']
  isOwnPage?: boolean
  prepare?: () => Promise<unknown>
  handOff?: Checkout['handOff']
  terms?: () => Terms
  start?: string
  create?: typeof createBookingFlow
}

/** A flow with everything around it in a test's hands: by default a signed-in traveller with complete billing details. */
export function fakeFlow({
  signedIn = true,
  profile = COMPLETE_PROFILE,
  storage = fakeStorage(),
  placeFinder,
  recentPlaces,
  home,
  isOwnPage,
  prepare,
  handOff,
  terms,
  start,
  create = createBookingFlow,
}: Setup = {}) {
  const client = fakeClient()
  const clock = fakeClock(start)
  const checkout: Mocked<Required<Omit<Checkout, 'handOff'>>> & Pick<Checkout, 'handOff'> = {
    ...(handOff && { handOff }),
    isSignedIn: vi.fn<Required<Checkout>['isSignedIn']>(() => signedIn),
    signIn: vi.fn<Required<Checkout>['signIn']>(),
    completeProfile: vi.fn<Required<Checkout>['completeProfile']>(),
    goTo: vi.fn<Required<Checkout>['goTo']>(),
    goToPayment: vi.fn<Required<Checkout>['goToPayment']>(),
    viewDestinations: vi.fn<Required<Checkout>['viewDestinations']>(),
    booked: vi.fn<Required<Checkout>['booked']>(),
  }
  const session = { profile: vi.fn<Session['profile']>(() => profile) }
  const notices: FlowNotice[] = []
  const flow = create({
    client,
    checkout,
    clock,
    session,
    storage,
    placeFinder,
    recentPlaces,
    home,
    isOwnPage,
    prepare,
    terms,
    notify: (notice) => notices.push(notice),
  })
  return { flow, client, checkout, clock, session, storage, notices, state: flow.getState }
}

/** Fills in a whole trip: Geneva Airport to Chamonix on 14 May at 14:30, two people, Economy. */
export async function fillTrip({ flow }: Pick<ReturnType<typeof fakeFlow>, 'flow'>): Promise<void> {
  await flow.loadVehicles()
  flow.choosePlace('pickupLocation', GENEVA_AIRPORT)
  flow.choosePlace('destination', CHAMONIX)
  flow.setField('pickupDate', '2026-05-14')
  flow.setField('pickupTime', '14:30')
  flow.setField('passengers', 2)
  flow.setVehicle(1)
  await settled()
}

/** A flow with a filled-in trip and its price. */
export async function quotedFlow(setup?: Setup) {
  const all = fakeFlow(setup)
  await fillTrip(all)
  await all.flow.calculatePrice()
  return all
}

/** A promise to keep or break later. */
export function later<Value>() {
  return Promise.withResolvers<Value>()
}
