import { ATTRIBUTE_NAMES, propertyOf } from './attribute-names.ts'
import type { AttributeName, PropertyName } from './attribute-names.ts'
import { ATTRIBUTE_FACTS } from './attribute-facts.ts'
import type { AttributeFacts } from './attribute-facts.ts'
import type { FiacreEventMap } from './element-events.ts'

/*
 * The public face of <fiacre-booking>, as plain data: types, the custom-elements manifest and the tables of the README
 * are made from it.
 */

/** The name of the element. */
export const TAG_NAME = 'fiacre-booking'

export type AttributeInfo = AttributeFacts & {
  readonly attribute: AttributeName
  readonly property: PropertyName
}

/** Every attribute; each is a property as well, reflects, and may change or go at any time. */
export const ATTRIBUTES: readonly AttributeInfo[] = ATTRIBUTE_NAMES.map((attribute) => ({
  attribute,
  property: propertyOf(attribute),
  ...ATTRIBUTE_FACTS[attribute],
}))

type EventName = keyof FiacreEventMap

const EVENT_FACTS: { readonly [Name in EventName]: { detail: string; description: string } } = {
  'fiacre:ready': { detail: 'FiacreReadyDetail', description: 'The form can be filled in.' },
  'fiacre:quote': { detail: 'FiacreQuoteDetail', description: 'The traveller has a price.' },
  'fiacre:checkout': {
    detail: 'FiacreCheckoutDetail',
    description: 'The traveller goes on to our site to book at that price.',
  },
  'fiacre:booked': {
    detail: 'FiacreBookedDetail',
    description: 'The traveller came back with a booking: its number and totals, nothing about the person.',
  },
  'fiacre:cancelled': {
    detail: 'FiacreCancelledDetail',
    description:
      'The traveller came back without having paid; a journey that was not booked is filled in again.',
  },
  'fiacre:error': {
    detail: 'FiacreErrorDetail',
    description:
      'Something went wrong; `code` is stable. What the traveller can do about it stands in the form.',
  },
}

export type EventInfo = {
  readonly name: EventName
  /** Name of the type of `event.detail`, in `element-events.ts`. */
  readonly detail: string
  readonly description: string
}

/** Every event: a CustomEvent that bubbles, leaves the shadow root, and cannot be cancelled. */
export const EVENTS: readonly EventInfo[] = (Object.keys(EVENT_FACTS) as EventName[]).map((name) => ({
  name,
  ...EVENT_FACTS[name],
}))

type Named = { readonly name: string; readonly description: string }

/** What `::part()` reaches. */
export const PARTS: readonly Named[] = [
  { name: 'form', description: 'The form with its frame.' },
  { name: 'field', description: 'A control with its label, hint and error.' },
  { name: 'input', description: 'A text, date, time or select control.' },
  { name: 'button', description: 'Calculate Price and Book Now.' },
  { name: 'button-primary', description: 'Of the two the one that comes next.' },
  { name: 'quote', description: 'The box of the price.' },
  { name: 'total', description: 'The total price.' },
  { name: 'notice', description: 'A message above the form.' },
]

/** Custom properties that change the look; set them on the element. */
export const CUSTOM_PROPERTIES: readonly (Named & { readonly default: string })[] = [
  { name: '--fiacre-accent', default: '#1d4d3b', description: 'Buttons, links and what is chosen.' },
  { name: '--fiacre-on-accent', default: '#fffdf8', description: 'Text on the accent.' },
  { name: '--fiacre-radius', default: '10px', description: 'Corners of controls and buttons.' },
  { name: '--fiacre-font', default: 'system-ui and its kin', description: 'The family of all text.' },
  { name: '--fiacre-surface', default: '#fffefb', description: 'The ground of the form.' },
  { name: '--fiacre-ink', default: '#1f1a15', description: 'Text.' },
]

/** What can be called on the element. */
export const METHODS: readonly (Named & { readonly parameters: string; readonly returns: string })[] = [
  {
    name: 'prefill',
    parameters: 'values: FiacrePrefill',
    returns: 'void',
    description: 'Fills in fields; what is blank or cannot be read is passed over.',
  },
  {
    name: 'quote',
    parameters: '',
    returns: 'Promise<void>',
    description: 'Checks the form and asks for the price, as the button does.',
  },
]
