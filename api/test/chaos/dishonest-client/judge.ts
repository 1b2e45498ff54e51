import type { Client, Ends, SentEnd } from './client.ts'
import { KNOWN_PLACES } from './known-places.ts'
import { centsFor, isAt, leastCents, straightKm, type NamedEnd } from './lower-bound.ts'
import { type Booking, type Played, type Quote } from './play.ts'

/** What a client got that nobody may get; empty when it got nothing. */
export function judge(client: Client, played: Played): string[] {
  return [
    ...played.quotes.flatMap(({ ends }) => outside(ends)),
    ...(played.booked ? judgeBooking(client, played.booked) : []),
  ]
}

/** Nobody is driven to or from a point that is in no served country. */
function outside({ from, to }: Ends): string[] {
  return [from, to]
    .filter(({ sent }) => sent?.isOutside)
    .map(({ text, sent }) => `A price was told for a point outside: ${text} ${JSON.stringify(sent?.point)}`)
}

function judgeBooking(client: Client, { quote, states }: NonNullable<Played['booked']>): string[] {
  const [first] = states
  if (!first) return []
  const from = shownEnd(client, 'from', first.pickupLocation)
  const to = shownEnd(client, 'to', first.destination)
  const said = [
    ...(quote ? disagreement('pickup', from, quote.pickupPlace) : []),
    ...(quote ? disagreement('destination', to, quote.destinationPlace) : []),
  ]
  for (const state of states) {
    const least = leastFor(from, to, quote, client, state)
    if (state.totalPriceCents >= least) continue
    said.push(
      `${state.pickupLocation} to ${state.destination} in class ${state.vehicleType.id} for ${state.totalPriceCents / 100} EUR: it costs at least ${least / 100}.`,
    )
  }
  return said
}

type Shown = NamedEnd & { end?: SentEnd; text: string }

/** What a booking's words name: the client's own words, or a place's name that the service put in their stead. */
function shownEnd(client: Client, which: keyof Ends, text: string): Shown {
  const ends = [client.quoted[which], client.booked[which]]
  const end = ends.find((one) => one.text.trim() === text.trim())
  const isRough = ends.some(({ sent, isDisguised }) => isDisguised || sent !== undefined)
  if (end) return { named: end.named, isGuess: end.isGuess, isRough, end, text }
  const known = KNOWN_PLACES.filter(
    ({ name, iata }) => text.startsWith(`${name},`) || (iata !== null && text.includes(`(${iata})`)),
  )
  return { named: known, isGuess: false, isRough, text }
}

function leastFor(from: Shown, to: Shown, quote: Quote | undefined, client: Client, state: Booking): number {
  const fare = {
    vehicleTypeId: state.vehicleType.id,
    isRoundTrip: state.isRoundTrip,
    hasPromo: client.journey.promoCode !== undefined,
  }
  if (isNamesake(from, quote?.pickupPlace) || isNamesake(to, quote?.destinationPlace)) return 0
  if (from.named.length > 0 && to.named.length > 0) return leastCents(from, to, fare)
  // A place of the service's own that the table lacks: what is between the positions it shows.
  const between = quote ? straightKm(quote.pickupPlace, quote.destinationPlace) - 2 : 0
  return centsFor(Math.max(0, between), quote?.pickupPlace.countryCode ?? 'AM', fare)
}

/** Who is shown a text and measured from elsewhere is not driven to what the text says. */
function disagreement(which: string, shown: Shown, place: Quote['pickupPlace']): string[] {
  if (shown.end && shown.named.length === 0)
    return [`Booked though nobody is driven there: ${which} ${shown.text}.`]
  if (shown.named.length === 0 || isNamesake(shown, place)) return []
  if (isAt(shown.named, place)) return []
  return [`The ${which} says ${shown.text}, and the price is for ${place.label}.`]
}

/**
 * "Sion, France" is a village, and "Tornio" with a letter wrong is a town: no trick, as long as the place lies in the country that
 * the text says, or is called just so.
 */
function isNamesake({ end, text }: Shown, place: Quote['pickupPlace'] | undefined): boolean {
  if (!end || !place) return false
  // By one of its names in other languages, too: "Niš" is what Nice is called in some, and they begin alike.
  if (end.claimedCountry)
    return (
      place.countryCode === end.claimedCountry && words(text).includes(` ${fold(place.name).slice(0, 2)}`)
    )
  return Boolean(end.isMisspelt) && words(text).includes(words(place.name))
}

function words(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()} `
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
