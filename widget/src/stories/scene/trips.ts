import { CHAMONIX, GENEVA_AIRPORT } from '../../booking/flow/testing/samples.ts'
import { scene } from './scene.ts'
import type { Scene } from './scene.ts'

type Setup = Parameters<typeof scene>[0]
type Trip = { readonly isRoundTrip?: boolean; readonly vehicle?: number }

/** A trip filled in: Geneva Airport to Chamonix on 14 May at 14:30, two people. */
export async function filledIn(
  setup?: Setup,
  { isRoundTrip = false, vehicle = 1 }: Trip = {},
): Promise<Scene> {
  const it = scene(setup)
  await it.flow.loadVehicles()
  it.flow.choosePlace('pickupLocation', GENEVA_AIRPORT)
  it.flow.choosePlace('destination', CHAMONIX)
  it.flow.setField('pickupDate', '2026-05-14')
  it.flow.setField('pickupTime', '14:30')
  it.flow.setField('passengers', 2)
  it.flow.setVehicle(vehicle)
  it.flow.toggleRoundTrip(isRoundTrip)
  return it
}

/** The same trip, and its price asked for; where it does not come the form says why. */
export async function priced(setup?: Setup, trip?: Trip): Promise<Scene> {
  const it = await filledIn(setup, trip)
  await it.flow.calculatePrice()
  return it
}

/** The same trip, and its price on its way for ever. */
export async function waiting(setup: Setup): Promise<Scene> {
  const it = await filledIn(setup)
  void it.flow.calculatePrice()
  return it
}

/** The same trip, priced and booked. */
export async function booked(setup?: Setup): Promise<Scene> {
  const it = await priced(setup)
  await it.flow.book()
  return it
}
