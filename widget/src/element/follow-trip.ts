import type { BookingFlow } from '../booking/flow/create-booking-flow.ts'
import { BLANK_STATE } from '../booking/flow/state.ts'
import type { BookingFields } from '../booking/flow/state.ts'
import type { ElementSettings } from './settings.ts'

/** The attributes that fill in a field, and which. */
const FIELDS = {
  pickup: 'pickupLocation',
  destination: 'destination',
  date: 'pickupDate',
  vehicle: 'vehicleTypeId',
  passengers: 'passengers',
} as const

type TripAttribute = keyof typeof FIELDS

const NAMES = Object.keys(FIELDS) as TripAttribute[]

/**
 * Keeps the fields of a form with the element's attributes: a new value is filled in, what the traveller has entered
 * since stays otherwise. A removed attribute takes its value along, unless the traveller has changed it.
 */
export function followTrip(flow: BookingFlow): (settings: ElementSettings) => void {
  let before: Partial<Record<TripAttribute, string>> = {}
  const written: { -readonly [Field in keyof BookingFields]?: unknown } = {}

  function fill(name: TripAttribute, text: string): void {
    const field = FIELDS[name]
    const value = name === 'vehicle' ? vehicleId(flow, text) : text
    // The page's owner wrote them: the list of restricted regions need not weigh on who only passes by.
    flow.prefill({ [field]: value }, { checkedLater: true })
    written[field] = flow.getState().form[field]
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

/** The id of a class by its name or id; 0 while the fleet does not know it. */
function vehicleId(flow: BookingFlow, text: string): number {
  const named = (name: string): boolean => name.toLowerCase() === text.toLowerCase()
  return flow.getState().vehicles.find(({ id, name }) => named(name) || named(String(id)))?.id ?? 0
}

/**
 * What can be filled in from a page's script: the form's fields, or the attributes that stand for them. Spelt out, so that the
 * element's types bring none of the form's along.
 */
export type FiacrePrefill = {
  readonly [
    Name in
      | 'pickup'
      | 'pickupLocation'
      | 'destination'
      | 'date'
      | 'pickupDate'
      | 'pickupTime'
      | 'isRoundTrip'
      | 'returnDate'
      | 'returnTime'
      | 'passengers'
      | 'vehicle'
      | 'specialRequests'
  ]?: string | number | boolean | null
}

/** Fills in fields; what is blank or cannot be read is passed over. A class of vehicle waits for the fleet. */
export function prefillFlow(flow: BookingFlow, values: FiacrePrefill): void {
  const { date, vehicle, ...fields } = values
  const choose = (): void => flow.prefill({ vehicleTypeId: vehicleId(flow, String(vehicle)) })
  flow.prefill({ pickupDate: date, ...fields })
  if (!vehicle) return
  if (flow.getState().vehicles.length > 0) choose()
  else void flow.loadVehicles().then(choose)
}
