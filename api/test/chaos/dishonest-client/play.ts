import { TestClient } from '../../support/client.ts'
import { settleNewest, type Schemas } from '../../support/money.ts'
import { DEMO, PAGE } from '../../support/partners.ts'
import type { TestService } from '../../support/service.ts'
import { trip } from '../../support/traveller.ts'
import type { Client, Ends } from './client.ts'
import { Conversation } from './conversation.ts'

const LATE_MS = 31 * 60_000
/** So often a client takes the fresh price that a refusal offers it. */
const MOST_OFFERS = 2

export type Quote = Schemas['Quote']
export type Booking = Schemas['Booking']

export interface Played {
  conversation: Conversation
  /** Every price that was told, with the ends that it was asked for. */
  quotes: { quote: Quote; ends: Ends }[]
  /** What was booked, at which price, and what became of it by each change. */
  booked?: { quote: Quote | undefined; states: Booking[] }
}

/** Plays one dishonest client to its end. */
export async function play(service: TestService, traveller: TestClient, client: Client): Promise<Played> {
  service.clock.now = new Date()
  const conversation = new Conversation()
  const played: Played = { conversation, quotes: [] }
  const me = { client: traveller, name: 'traveller' }
  const quote = await askPrice(service, client, played, me)
  const checkoutSessionId =
    client.way === 'hand-off' ? await handOff(service, quote, conversation, me) : undefined
  if (client.isLate) {
    conversation.note('31 minutes later')
    service.clock.now = new Date(service.clock.now.getTime() + LATE_MS)
  }
  const body = bookingBody(service, client, quote, checkoutSessionId)
  await book(client, body, played, me)
  if (!played.booked) return played
  await afterwards(service, client, played, me)
  return played
}

type Caller = Parameters<Conversation['say']>[0]

async function askPrice(service: TestService, client: Client, played: Played, me: Caller) {
  const page = {
    client: new TestClient(service.url),
    name: 'partner page',
    headers: { ...DEMO, Origin: PAGE },
  }
  const body = { ...request(service, client, client.quoted), ...client.claims.price }
  const by = client.way === 'hand-off' ? page : me
  const { status, body: quote } = await played.conversation.say<Quote>(
    by,
    'POST',
    '/api/calculate-price',
    body,
  )
  if (status !== 200) return undefined
  played.quotes.push({ quote, ends: client.quoted })
  return quote
}

async function handOff(
  service: TestService,
  quote: Quote | undefined,
  conversation: Conversation,
  me: Caller,
) {
  if (!quote) return undefined
  const page = {
    client: new TestClient(service.url),
    name: 'partner page',
    headers: { ...DEMO, Origin: PAGE },
  }
  const made = await conversation.say<{ url?: string }>(page, 'POST', '/api/checkout-sessions', {
    quoteId: quote.quoteId,
  })
  const { url } = made.body
  const token = url && new URL(url).searchParams.get('session')
  if (!token) return undefined
  const opened = await conversation.say<{ checkoutSessionId?: string }>(
    me,
    'POST',
    '/api/checkout-sessions/open',
    {
      token,
    },
  )
  return opened.body.checkoutSessionId
}

function request(service: TestService, { journey }: Client, ends: Ends): Record<string, unknown> {
  const now = service.clock.now
  const { pickupDate, pickupTime } = trip(now)
  const returnDate = trip(new Date(now.getTime() + 2 * 86_400_000)).pickupDate
  return {
    ...journey,
    ...{ pickupDate, pickupTime },
    ...(journey.isRoundTrip && { returnDate, returnTime: '18:00' }),
    ...{ pickupLocation: ends.from.text, destination: ends.to.text },
    ...(ends.from.sent && { pickupPoint: ends.from.sent.point }),
    ...(ends.to.sent && { destinationPoint: ends.to.sent.point }),
  }
}

function bookingBody(
  service: TestService,
  client: Client,
  quote: Quote | undefined,
  checkoutSessionId: string | undefined,
): Record<string, unknown> {
  const priced = quote && { totalPrice: quote.totalPrice, distance: quote.distance }
  return {
    ...request(service, client, client.booked),
    ...(client.way !== 'no quote' && quote && { quoteId: quote.quoteId }),
    ...(checkoutSessionId && { checkoutSessionId }),
    ...(priced ?? { totalPrice: 17 }),
    ...client.claims.booking,
  }
}

/** Books, and takes the fresh price that a refusal offers, as any form does. */
async function book(
  client: Client,
  first: Record<string, unknown>,
  played: Played,
  me: Caller,
): Promise<void> {
  let body = first
  let quote = played.quotes.at(0)?.quote
  for (let offers = 0; offers <= MOST_OFFERS; offers += 1) {
    const { status, body: answer } = await played.conversation.say<{ booking: Booking; quote?: Quote }>(
      me,
      'POST',
      '/api/bookings',
      body,
    )
    if (status === 201) {
      played.booked = { quote: body['quoteId'] ? quote : undefined, states: [answer.booking] }
      return
    }
    const offer = answer.quote
    if (!offer) return
    played.quotes.push({ quote: offer, ends: client.booked })
    quote = offer
    const { quoteId, totalPrice, distance } = offer
    body = { ...first, quoteId, totalPrice, distance }
  }
}

/** Pays, changes what can be changed and what cannot, and gives the place in the list of bookings back. */
async function afterwards(service: TestService, client: Client, played: Played, me: Caller): Promise<void> {
  const { conversation, booked } = played
  const id = booked?.states[0]?.id
  if (!booked || id === undefined) return
  const look = async () => {
    const { body } = await conversation.say<Booking>(me, 'GET', `/api/bookings/${id}`)
    booked.states.push(body)
  }
  if (client.isPaid) await settleNewest(service, id)
  for (const wish of client.changes) {
    await conversation.say(me, 'POST', `/api/bookings/${id}/changes/preview`, wish)
    const { status, body } = await conversation.say<Schemas['BookingChangeResult']>(
      me,
      'POST',
      `/api/bookings/${id}/changes`,
      wish,
    )
    if (status === 200 && body.paymentRedirectUrl) await settleNewest(service, id)
    await look()
  }
  const forged = {
    pickupLocation: client.quoted.from.text,
    destination: client.quoted.to.text,
    totalPrice: 1,
  }
  const { status } = await conversation.say(me, 'PATCH', `/api/bookings/${id}`, forged)
  if (status < 400) await look()
  await conversation.say(me, 'POST', `/api/bookings/${id}/cancellation`, {})
}
