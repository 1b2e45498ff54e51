import { isServedCountry, PLACE_TEXT_MAX_LENGTH } from '@fiacre/sdk/rules'
import type { FlowCore } from './core.ts'
import { forgetErrors } from './core.ts'
import { later } from './later.ts'
import type { PlaceSearch } from './place-search.ts'
import type { PlaceFieldName } from './place-field-name.ts'
import type { ChosenPlace, Prediction, Suggestion } from './suggestion.ts'

/**
 * Wait, in ms, after the last key before a text is held against the restricted regions: long enough to go on from
 * "Tripoli" to "Tripoli, Greece", short enough to count as "on typing" (spec section 5).
 */
const RESTRICTED_PAUSE_MS = 700

const ADDRESS_IN = { pickupLocation: 'pickupAddress', destination: 'destinationAddress' } as const

export const PLACE_FIELDS: readonly PlaceFieldName[] = ['pickupLocation', 'destination']

/** The two place fields. */
export type PlaceFields = {
  /** A text, letter by letter or `pasted` whole. */
  readonly enter: (field: PlaceFieldName, text: string, options?: { readonly pasted?: boolean }) => void
  /** A suggestion. Until it is known where it is its text stands alone. */
  readonly choose: (field: PlaceFieldName, suggestion: Suggestion) => void
  /** The field is left: a text that is exactly a suggestion's counts as chosen. */
  readonly leave: (field: PlaceFieldName) => void
  /** Pickup becomes destination, and the other way round. */
  readonly swap: () => void
  /**
   * A text from outside, such as an address's query; finds the place behind it. With `checkedLater` the restricted
   * regions wait for `prepare`.
   */
  readonly fill: (field: PlaceFieldName, text: string, options?: { readonly checkedLater?: boolean }) => void
  /** The traveller turns to the form: checks what has waited for it. */
  readonly prepare: () => void
  /** Finds the places behind texts that were chosen before, as in a saved form. */
  readonly recognise: () => void
  /** Clears fields that name a restricted region; answers whether both may stay. */
  readonly check: () => Promise<boolean>
  /** Clears a field and says that we do not drive there. */
  readonly refuse: (field: PlaceFieldName) => void
}

/**
 * The list of restricted regions is large. It loads when the first text is entered that is no place of a served country;
 * where it does not come the service still refuses them.
 */
const regions = later(() => import('./restricted-text.ts'))

export function createPlaceFields(
  core: FlowCore,
  search: PlaceSearch,
  priceNoLongerHolds: () => void,
): PlaceFields {
  const { get, set, ports } = core
  const pauses: Record<PlaceFieldName, () => void> = { pickupLocation: () => {}, destination: () => {} }
  /** Texts that the restricted regions are held against later, and the looking for their places. */
  const waiting = new Map<PlaceFieldName, Promise<void>>()
  const located = { pickupLocation: Promise.resolve(), destination: Promise.resolve() }

  function write(field: PlaceFieldName, text: string, place: ChosenPlace | null): void {
    pauses[field]()
    const { form, places, notAvailable } = get()
    set({
      // Where in a town it is belongs to that town.
      form: { ...form, [field]: text, [ADDRESS_IN[field]]: '' },
      places: { ...places, [field]: place },
      // The notice goes when the traveller tries another place.
      notAvailable: notAvailable === field && text !== '' ? null : notAvailable,
      ...(field === 'pickupLocation' ? { resolvedZone: null } : {}),
    })
    forgetErrors(core, [field])
    priceNoLongerHolds()
  }

  function refuse(field: PlaceFieldName): void {
    const refused = get().form[field]
    write(field, '', null)
    search.clear(field)
    set({ notAvailable: field, refused })
  }

  async function refuseIfRestricted(field: PlaceFieldName): Promise<boolean> {
    pauses[field]()
    const text = get().form[field]
    if (text.trim() === '') return false
    if (isInServedCountry(get().places[field])) return false
    const list = await regions.load().catch(() => undefined)
    // Whatever was typed while the list loaded is looked at in its own time.
    if (get().form[field] !== text) return false
    const restricted = list?.isRestrictedText(text)
    if (restricted) refuse(field)
    return restricted === true
  }

  function enter(field: PlaceFieldName, text: string, { pasted = false } = {}): void {
    if (text === get().form[field]) return
    write(field, text, null)
    search.typed(field, text)
    if (pasted) void refuseIfRestricted(field)
    else pauses[field] = ports.clock.after(RESTRICTED_PAUSE_MS, () => void refuseIfRestricted(field))
  }

  function choose(field: PlaceFieldName, suggestion: Suggestion): void {
    search.clear(field)
    if ('resolve' in suggestion) {
      located[field] = locate(field, suggestion)
    } else {
      write(field, suggestion.label, suggestion)
      void refuseIfRestricted(field)
    }
  }

  async function locate(field: PlaceFieldName, { label, resolve }: Prediction): Promise<void> {
    const text = label.slice(0, PLACE_TEXT_MAX_LENGTH)
    write(field, text, null)
    const place = await resolve().catch(() => undefined)
    // What was typed meanwhile stands.
    if (get().form[field] !== text) return
    // No price is taken away here: the choice took it, and a new one waits for this.
    if (place) hold(field, place, place.label.slice(0, PLACE_TEXT_MAX_LENGTH))
    await refuseIfRestricted(field)
  }

  function hold(field: PlaceFieldName, place: ChosenPlace, text = get().form[field]): void {
    const { form, places } = get()
    set({ form: { ...form, [field]: text }, places: { ...places, [field]: place } })
  }

  function adopt(field: PlaceFieldName, candidates: readonly Suggestion[]): void {
    const { form, places } = get()
    if (places[field]) return
    const typed = plain(form[field])
    const match = candidates.find((each) => names(each).some((text) => plain(text) === typed))
    if (!match) return
    if ('resolve' in match) choose(field, match)
    else hold(field, match)
  }

  function leave(field: PlaceFieldName): void {
    adopt(field, get().suggestions[field].places)
    search.clear(field)
    void refuseIfRestricted(field)
  }

  function fill(field: PlaceFieldName, text: string, { checkedLater = false } = {}): void {
    write(field, text, null)
    // Found first: most texts from outside are served places, and those need no list.
    const found = find(field)
    located[field] = found
    if (checkedLater) waiting.set(field, found)
    else void found.then(() => refuseIfRestricted(field))
  }

  function prepare(): void {
    for (const [field, found] of waiting) void found.then(() => refuseIfRestricted(field))
    waiting.clear()
  }

  async function find(field: PlaceFieldName): Promise<void> {
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
    const { pickupAddress, destinationAddress } = form
    set({ form: { ...get().form, pickupAddress: destinationAddress, destinationAddress: pickupAddress } })
  }

  async function check(): Promise<boolean> {
    await Promise.all(PLACE_FIELDS.map((field) => located[field]))
    const refused = await Promise.all(PLACE_FIELDS.map(refuseIfRestricted))
    return !refused.includes(true)
  }

  return { enter, choose, leave, swap, fill, prepare, recognise, check, refuse }
}

/** The texts that stand for a suggestion. A prediction's name alone is too little: many a hotel has the same one. */
function names(suggestion: Suggestion): string[] {
  return 'resolve' in suggestion ? [suggestion.label] : [suggestion.label, suggestion.name]
}

/** A place chosen in a served country passes, whatever its name (spec section 5). */
function isInServedCountry(place: ChosenPlace | null): boolean {
  return place?.countryCode !== undefined && isServedCountry(place.countryCode)
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
