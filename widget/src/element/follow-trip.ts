import type { BookingFlow } from '../booking/flow/create-booking-flow.ts'
import { BLANK_STATE } from '../booking/flow/state.ts'
import { vehicleId } from '../booking/flow/prefill-flow.ts'
import type { BookingFields } from '../booking/flow/state.ts'
import type { ElementSettings } from './settings.ts'

/** The attributes that fill in a field, and which. */
const FIELDS = {
  pickup: 'pickupLocation',
  destination: 'destination',
  date: 'pickupDate',
  time: 'pickupTime',
  vehicle: 'vehicleTypeId',
  passengers: 'passengers',
} as const

export type TripAttribute = keyof typeof FIELDS

const NAMES = Object.keys(FIELDS) as TripAttribute[]

/**
 * Keeps the fields of a form with the element's attributes: a new value is filled in, what the traveller has entered
 * since stays otherwise. A removed attribute takes its value along, unless the traveller has changed it.
 * @param unread told of an attribute that says nothing that can be understood
 */
export function followTrip(
  flow: BookingFlow,
  unread: (name: TripAttribute, text: string) => void,
): (settings: ElementSettings) => void {
  let before: Partial<Record<TripAttribute, string>> = {}
  const written: { -readonly [Field in keyof BookingFields]?: unknown } = {}

  function fill(name: TripAttribute, text: string): void {
    const field = FIELDS[name]
    const value = name === 'vehicle' ? vehicleId(flow, text) : text
    // The page's owner wrote them: the list of restricted regions need not weigh on who only passes by.
    flow.prefill({ [field]: value }, { checkedLater: true })
    written[field] = flow.getState().form[field]
    const blank = BLANK_STATE.form[field]
    // A class is looked for once the fleet is known.
    const isKnowable = name !== 'vehicle' || flow.getState().vehicles.length > 0
    if (isKnowable && written[field] === blank && text !== String(blank)) unread(name, text)
  }

  function forget(name: TripAttribute): void {
    const field = FIELDS[name]
    const { form } = flow.getState()
    if (form[field] !== written[field]) return
    const blank = BLANK_STATE.form[field]
    if (field === 'vehicleTypeId') flow.setVehicle(Number(blank))
    else flow.setField(field as 'passengers', blank as number)
  }

  // A class has no id before the fleet is known.
  flow.subscribe(({ vehicles, form }, { vehicles: none }) => {
    if (vehicles !== none && before.vehicle && form.vehicleTypeId === 0) fill('vehicle', before.vehicle)
  })

  return (settings) => {
    for (const name of NAMES) {
      const text = settings[name]
      if (text === (before[name] ?? '')) continue
      if (text) fill(name, text)
      else forget(name)
    }
    before = settings
  }
}
