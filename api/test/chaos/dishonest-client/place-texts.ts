import fc from 'fast-check'
import { UNSERVED_PLACES } from './known-places.data.ts'
import type { KnownPlace } from './known-places.ts'
import type { Named } from './lower-bound.ts'
import { DISGUISES, GUESSWORK, MISSPELLINGS, type Disguise } from './disguises.ts'
import { TARIFF } from './tariff.data.ts'

/** What a client writes for one end, and what a driver who reads it thinks of. */
export interface PlaceText {
  text: string
  /** The known places that it names; none when it names one that nobody is driven to. */
  named: Named
  /** A country beside the name that is not the place's: a namesake there is an honest reading. */
  claimedCountry?: string | undefined
  /** Names a second place in a way that is not sure to be understood. */
  isGuess: boolean
  /** Written so that a program may miss a part of it, "Airport" for one, and end up in the town. */
  isDisguised: boolean
  /** With a letter wrong, it may be another place's name. */
  isMisspelt?: boolean
}

/** As much as the contract takes. */
const LONGEST_TEXT = 200

/** How a text is made of a place and of a second one that is to mislead. */
export interface Wording {
  form: keyof typeof FORMS
  /** Which of the names. */
  name: number
  decoyName: number
  disguise: Disguise
}

interface Parts {
  /** The place by one of its names, with its code where that is written. */
  here: string
  plain: string
  there: string
  place: KnownPlace
  decoy: KnownPlace
}

const country = (place: KnownPlace) => TARIFF[place.country]?.name ?? place.country

type Form = {
  write: (parts: Parts) => string
  names: 'one' | 'both' | 'either' | 'nowhere'
  claims?: 'decoy'
  isForeign?: true
}

const one = (write: Form['write']): Form => ({ write, names: 'one' })
const both = (write: Form['write']): Form => ({ write, names: 'both' })
/** Three letters beside a name need be no code, so either reading will do. */
const either = (write: Form['write']): Form => ({ write, names: 'either' })

const FORMS = {
  label: one(({ plain, place }) => `${plain}, ${country(place)}`),
  name: one(({ here }) => here),
  codeOnly: one(({ place, here }) => place.iata ?? here),
  hotel: one(({ here }) => `Hotel Bellevue, ${here}`),
  house: one(({ here }) => `12 High Street, ${here}`),
  meeting: one(({ here }) => `Meet at ${here}`),
  arrivals: one(({ here }) => `${here} arrivals hall`),
  terminal: one(({ here }) => `Terminal 2, ${here}, please call me on arrival`),
  postcodeBefore: one(({ here, place }) => `74400 ${here}, ${country(place)}`),
  twice: one(({ here, plain }) => `${here}, ${plain}`),
  otherCountry: {
    write: ({ here, decoy }) => `${here}, ${country(decoy)}`,
    names: 'one',
    claims: 'decoy',
  } satisfies Form,
  decoyFirst: both(({ here, there }) => `${there}, ${here}`),
  decoyLast: both(({ here, there }) => `${here}, ${there}`),
  postcodeOfDecoy: both(({ here, there }) => `${here}, 74400 ${there}`),
  addressOfDecoy: both(({ here, there }) => `${here}, 12 ${there} Road, 74400 ${there}`),
  streetOfHere: both(({ here, there }) => `${there}, 12 ${here} Road, ${here}`),
  decoyInBrackets: both(({ here, there }) => `${here} (${there})`),
  inBrackets: both(({ here, there }) => `${there} (${here})`),
  codeInBrackets: both(({ here, there, decoy }) => `${here} (${decoy.iata ?? there})`),
  codeBeside: either(({ here, there, decoy }) => `${here} ${decoy.iata ?? there}`),
  codeBefore: either(({ here, there, decoy }) => `${decoy.iata ?? there} ${here}`),
  spaceBefore: both(({ here, there }) => `${there} ${here}`),
  spaceAfter: both(({ here, there }) => `${here} ${there}`),
  dash: both(({ here, there }) => `${here} - ${there}`),
  slash: both(({ here, there }) => `${there}/${here}`),
  semicolon: both(({ here, there }) => `${here}; ${there}`),
  arrow: both(({ here, there }) => `${there} -> ${here}`),
  via: both(({ here, there }) => `${here} via ${there}`),
  near: both(({ here, there }) => `${there} near ${here}`),
  fromTo: both(({ here, there }) => `from ${there} to ${here}`),
  meetAtDecoy: both(({ here, there }) => `Meet at ${there} arrivals hall, ${here}`),
  meetAt: both(({ here, there }) => `Meet at ${here} arrivals hall, ${there}`),
  hotelBetween: {
    ...both(({ here, there, decoy }) => `${here}, Hotel Post 3, ${there}, ${country(decoy)}`),
    isForeign: true,
  },
  countryOfDecoy: {
    ...both(({ here, there, decoy }) => `${there}, ${here}, ${country(decoy)}`),
    isForeign: true,
  },
  unserved: {
    write: ({ place }) => UNSERVED_PLACES[place.name.length % UNSERVED_PLACES.length]?.text ?? '',
    names: 'nowhere',
  } satisfies Form,
} satisfies Record<string, Form>

export function write(place: KnownPlace, decoy: KnownPlace, wording: Wording): PlaceText {
  const { write: words, names, claims, isForeign } = FORMS[wording.form] as Form
  const pick = (of: KnownPlace, index: number) =>
    [of.name, ...of.also][index % (1 + of.also.length)] ?? of.name
  const coded = (of: KnownPlace, name: string) =>
    name === of.name && of.iata ? `${name} (${of.iata})` : name
  const plain = pick(place, wording.name)
  const parts = { plain, here: coded(place, plain), there: pick(decoy, wording.decoyName), place, decoy }
  const bare = words(parts)
  const disguised = DISGUISES[wording.disguise](bare)
  const text = disguised.length > LONGEST_TEXT ? bare : disguised
  const isDisguised = text !== bare
  if (names === 'nowhere') return { text, named: [], isGuess: false, isDisguised }
  return {
    text,
    named: names === 'one' ? [place] : [place, decoy],
    isGuess:
      names === 'either' ||
      GUESSWORK.includes(wording.disguise) ||
      !isUnmistakable(place, plain, isForeign) ||
      !isUnmistakable(decoy, parts.there),
    isDisguised,
    isMisspelt: MISSPELLINGS.includes(wording.disguise),
    claimedCountry: claims && decoy.country !== place.country ? decoy.country : undefined,
  }
}

/** Behind another country's name only an airport is surely itself. */
function isUnmistakable(place: KnownPlace, name: string, isForeign = false): boolean {
  return place.isWellKnown && name === place.name && (!isForeign || place.iata !== null)
}

export const wording: fc.Arbitrary<Wording> = fc.record({
  form: fc.constantFrom(...(Object.keys(FORMS) as (keyof typeof FORMS)[])),
  name: fc.nat({ max: 3 }),
  decoyName: fc.nat({ max: 3 }),
  disguise: fc.oneof(
    { weight: 2, arbitrary: fc.constant<Disguise>('none') },
    { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(DISGUISES) as Disguise[])) },
  ),
})

/** As an honest client writes: the place's own name. */
export const PLAIN: Wording = { form: 'label', name: 0, decoyName: 0, disguise: 'none' }
