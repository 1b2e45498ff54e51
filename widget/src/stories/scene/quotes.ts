import type { ClassPrices, ClassPricesRequest, PriceRequest, Quote, QuoteLine } from '@fiacre/sdk'
import { childSeatCents, countChildSeats, FLEXIBLE_PERCENT, MEET_AND_GREET_CENTS } from '@fiacre/sdk/rules'
import { FLEET, quoteOf } from '../../booking/flow/testing/samples.ts'

const line = (code: QuoteLine['code'], cents: number, more: Partial<QuoteLine> = {}): QuoteLine => ({
  code,
  description: code,
  amount: cents / 100,
  amountCents: cents,
  ...more,
})

const START = line('START', 500)
const DISTANCE = line('DISTANCE', 10_596, { pricePerKm: 1.2 })

/** A quote whose total is the sum of its lines. */
export function quoteWith(lines: readonly QuoteLine[], change: Partial<Quote> = {}): Quote {
  const totalPriceCents = sum(lines)
  return quoteOf({
    lines: [...lines],
    totalPriceCents,
    totalPrice: totalPriceCents / 100,
    ...change,
  })
}

/** By how many per cent a kilometre costs more than in Economy. */
const MORE_THAN_ECONOMY: Readonly<Record<number, number>> = { 2: 40, 3: 75, 4: 35, 5: 70 }

/** The price of the trip of the stories, by class and way. */
export function quoteFor(request: Partial<PriceRequest>): Quote {
  const { vehicleTypeId, isRoundTrip = false, extras = {}, accessLevel = 'saver' } = request
  const vehicleType = FLEET.find(({ id }) => id === vehicleTypeId) ?? FLEET[0]!
  const percent = MORE_THAN_ECONOMY[vehicleType.id]
  const oneWay = [START, DISTANCE]
  if (percent !== undefined) oneWay.push(line('CLASS', Math.round(105.96 * percent), { percent }))
  const back = oneWay.reduce((sum, { code, amountCents }) => (code === 'START' ? sum : sum + amountCents), 0)
  const fare = isRoundTrip ? [...oneWay, line('RETURN', back)] : oneWay
  return quoteWith([...fare, ...extraLines(request, sum(fare))], {
    vehicleType,
    isRoundTrip,
    extras,
    accessLevel,
    distance: isRoundTrip ? 176.6 : 88.3,
  })
}

/** The prices of the trip of the stories in every class with room. */
export function pricesFor(request: Partial<ClassPricesRequest>, expiresAt: string): ClassPrices {
  const { passengers = 1, extras } = request
  const roomy = FLEET.filter(
    (each) => each.maxPassengers >= passengers && each.maxSuitcases >= (extras?.luggage?.suitcases ?? 0),
  )
  const quotes = roomy.map(({ id }) => ({
    ...quoteFor({ ...request, vehicleTypeId: id }),
    quoteId: `0198c2a4-6f0e-7d5e-9a53-0b1d7c5b1f1${id}`,
    expiresAt,
  }))
  return { expiresAt, quotes, withoutRoom: [] }
}

/** What the extras of a trip add to its fare in EUR cents. */
function extraLines(
  { extras = {}, accessLevel, isRoundTrip }: Partial<PriceRequest>,
  fare: number,
): QuoteLine[] {
  const ways = isRoundTrip ? 2 : 1
  const count = countChildSeats(extras) * ways
  const lines = count > 0 ? [line('CHILD_SEATS', childSeatCents(extras) * ways, { count })] : []
  if (extras.meetAndGreet) lines.push(line('MEET_AND_GREET', MEET_AND_GREET_CENTS * ways, { count: ways }))
  if (accessLevel !== 'flexible') return lines
  const flexible = Math.round(((fare + sum(lines)) * FLEXIBLE_PERCENT) / 100)
  return [...lines, line('FLEXIBLE', flexible, { percent: FLEXIBLE_PERCENT })]
}

function sum(lines: readonly QuoteLine[]): number {
  return lines.reduce((cents, { amountCents }) => cents + amountCents, 0)
}

/** A way so short that the class's least fare counts. */
export function minimumFare(): Quote {
  const vehicleType = FLEET.find(({ name }) => name === 'Premium')!
  const way = line('DISTANCE', 744, { pricePerKm: 1.2 })
  const percent = MORE_THAN_ECONOMY[vehicleType.id]!
  const dearer = line('CLASS', Math.round(7.44 * percent), { percent })
  const least = line('MINIMUM', vehicleType.minimumPriceCents - 500 - 744 - dearer.amountCents)
  return quoteWith([START, way, dearer, least], {
    vehicleType,
    oneWayDistance: 6.2,
    distance: 6.2,
    duration: 14,
  })
}

/** What the trip costs once fuel has become dearer. */
export function dearer(): Quote {
  return quoteWith([START, line('DISTANCE', 11_479, { pricePerKm: 1.3 })], { pricePerKm: 1.3 })
}

/** Ten per cent off, by a partner's code. */
export function discounted(): Quote {
  const cents = Math.round((START.amountCents + DISTANCE.amountCents) / 10)
  const promo = {
    code: 'WELCOME10',
    applied: true,
    message: 'WELCOME10 takes 10 % off this price.',
    percent: 10,
    discount: cents / 100,
    discountCents: cents,
  }
  return quoteWith([START, DISTANCE, line('DISCOUNT', -cents)], { promo })
}

/** A code whose time is over: the price is as it would be without. */
export function codeExpired(): Quote {
  const promo = {
    code: 'SUMMER25',
    applied: false,
    reason: 'EXPIRED' as const,
    message: 'SUMMER25 has expired. The price is shown without it.',
  }
  return quoteWith([START, DISTANCE], { promo })
}
