import type { Place } from '@fiacre/sdk'
import type { FlowCore } from './core.ts'
import { forgetErrors } from './core.ts'
import type { PlaceSearch } from './place-search.ts'
import type { PlaceField } from './state.ts'

/**
 * Wait, in ms, after the last key before a text is held against the restricted regions: long enough to go on from
 * "Tripoli" to "Tripoli, Greece", short enough to count as "on typing" (spec section 5).
 */
const RESTRICTED_PAUSE_MS = 700

export const PLACE_FIELDS: readonly PlaceField[] = ['pickupLocation', 'destination']

/** The two place fields. */
export type PlaceFields = {
  /** A text, letter by letter or `pasted` whole. */
  readonly enter: (field: PlaceField, text: string, options?: { readonly pasted?: boolean }) => void
  /** A suggestion. */
  readonly choose: (field: PlaceField, place: Place) => void
  /** The field is left: a text that is exactly a suggestion's counts as chosen. */
  readonly leave: (field: PlaceField) => void
  /** Pickup becomes destination, and the other way round. */
  readonly swap: () => void
  /** A text from outside, such as an address's query; finds the place behind it. */
  readonly fill: (field: PlaceField, text: string) => void
  /** Finds the places behind texts that were chosen before, as in a saved form. */
  readonly recognise: () => void
  /** Clears fields that name a restricted region; answers whether both may stay. */
  readonly check: () => Promise<boolean>
  /** Clears a field and says that we do not drive there. */
  readonly refuse: (field: PlaceField) => void
}

/**
 * The list of restricted regions is large, and loads when the first place is entered. Where it does not come the service
 * still refuses them.
 */
const loadRegions = () => import('./restricted-place.ts').catch(() => undefined)

export function createPlaceFields(
  core: FlowCore,
  search: PlaceSearch,
  priceNoLongerHolds: () => void,
): PlaceFields {
  const { get, set, ports } = core
  const pauses: Record<PlaceField, () => void> = { pickupLocation: () => {}, destination: () => {} }

  function write(field: PlaceField, text: string, place: Place | null): void {
    pauses[field]()
    const { form, places, notAvailable } = get()
    set({
      form: { ...form, [field]: text },
      places: { ...places, [field]: place },
      // The notice goes when the traveller tries another place.
      notAvailable: notAvailable === field && text !== '' ? null : notAvailable,
      ...(field === 'pickupLocation' ? { resolvedZone: null } : {}),
    })
    forgetErrors(core, [field])
    priceNoLongerHolds()
  }

  function refuse(field: PlaceField): void {
    write(field, '', null)
    search.clear(field)
    set({ notAvailable: field })
  }

  async function refuseIfRestricted(field: PlaceField): Promise<boolean> {
    pauses[field]()
    const text = get().form[field]
    if (text.trim() === '') return false
    const regions = await loadRegions()
    // Whatever was typed while the list loaded is looked at in its own time.
    if (get().form[field] !== text) return false
    const restricted = regions?.isRestrictedPlace(text, get().places[field]?.countryCode)
    if (restricted) refuse(field)
    return restricted === true
  }

  function enter(field: PlaceField, text: string, { pasted = false } = {}): void {
    if (text === get().form[field]) return
    write(field, text, null)
    search.typed(field, text)
    if (pasted) void refuseIfRestricted(field)
    else pauses[field] = ports.clock.after(RESTRICTED_PAUSE_MS, () => void refuseIfRestricted(field))
  }

  function choose(field: PlaceField, place: Place): void {
    search.clear(field)
    write(field, place.label, place)
    void refuseIfRestricted(field)
  }

  function adopt(field: PlaceField, candidates: readonly Place[]): void {
    const { form, places } = get()
    if (places[field]) return
    const typed = plain(form[field])
    const match = candidates.find(({ label, name }) => [label, name].some((text) => plain(text) === typed))
    if (match) set({ places: { ...get().places, [field]: match } })
  }

  function leave(field: PlaceField): void {
    adopt(field, get().suggestions[field].places)
    search.clear(field)
    void refuseIfRestricted(field)
  }

  function fill(field: PlaceField, text: string): void {
    write(field, text, null)
    void refuseIfRestricted(field).then((refused) => (refused ? undefined : find(field)))
  }

  async function find(field: PlaceField): Promise<void> {
    const text = get().form[field].trim()
    if (text === '') return
    const found = await search.lookUp(field, text)
    if (get().form[field].trim() !== text) return
    adopt(field, found)
    search.clear(field)
  }

  function recognise(): void {
    for (const field of PLACE_FIELDS) void find(field)
  }

  function swap(): void {
    const { form, places } = get()
    for (const field of PLACE_FIELDS) search.clear(field)
    write('pickupLocation', form.destination, places.destination)
    write('destination', form.pickupLocation, places.pickupLocation)
  }

  async function check(): Promise<boolean> {
    const refused = await Promise.all(PLACE_FIELDS.map(refuseIfRestricted))
    return !refused.includes(true)
  }

  return { enter, choose, leave, swap, fill, recognise, check, refuse }
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
