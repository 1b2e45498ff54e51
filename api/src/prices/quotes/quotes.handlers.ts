import {
  bookingFormSchema,
  languageOfTag,
  ruleMessage,
  VEHICLE_CLASSES,
  type MessageId,
} from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { Handlers } from '#platform/contract/handler.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { assertRules } from '#platform/http/rule-check.ts'
import { withoutLocalName } from '#map/places/local-name.ts'
import { resolveJourney } from './journey.service.ts'
import { mapUrl, toClassPrices, toQuote } from './quote-view.ts'
import { withDestination } from './hire-request.ts'
import { createClassQuotes, createQuote, type QuoteOwner } from './quotes.service.ts'
import { toVehicleType } from './vehicle-type-view.ts'

export const quoteHandlers: Handlers<
  'listVehicleTypes' | 'calculateDistance' | 'calculatePrice' | 'calculatePrices'
> = {
  async listVehicleTypes() {
    return {
      status: 200,
      body: VEHICLE_CLASSES.map(toVehicleType),
      headers: { 'Cache-Control': 'public, max-age=3600' },
    }
  },

  async calculateDistance({ body }, context) {
    assertNamed('pickup', body.pickup, 'pickupLocationRequired')
    assertNamed('destination', body.destination, 'destinationRequired')
    const { pickup, destination, route } = await resolveJourney(
      context,
      { field: 'pickup', text: body.pickup, point: body.pickupPoint },
      { field: 'destination', text: body.destination, point: body.destinationPoint },
      body.lang,
    )
    return {
      status: 200,
      body: {
        distanceKm: route.distanceKm,
        duration: route.minutes,
        estimated: route.estimated,
        source: route.source,
        mapUrl: mapUrl(route.id),
        pickup: withoutLocalName(pickup),
        destination: withoutLocalName(destination),
      },
    }
  },

  // distanceKm and duration are accepted, as the specification's clients send them, and computed anew.
  async calculatePrice({ body, headers, session, partner }, context) {
    const request = { ...journeyOf(body), language: languageOf(headers) }
    const quote = await createQuote(context, request, ownerOf(session, partner))
    return { status: 200, body: toQuote(quote) }
  },

  async calculatePrices({ body, headers, session, partner }, context) {
    const request = { ...journeyOf(body), language: languageOf(headers) }
    const { quotes, withoutRoom } = await createClassQuotes(context, request, ownerOf(session, partner))
    return { status: 200, body: toClassPrices(quotes, withoutRoom) }
  },
}

type Asked = components['schemas']['ClassPricesRequest']

/** The journey as it is priced: a return without its date or time is priced now and arranged later. */
function journeyOf<Request extends Asked>(
  asked: Request,
): Request & { isRoundTrip: boolean; destination: string } {
  const body = withDestination(asked)
  const isReturnKnown = Boolean(body.isRoundTrip && body.returnDate && body.returnTime)
  assertRules(bookingFormSchema, { ...ANY_CLASS, ...body, isRoundTrip: isReturnKnown })
  return { ...body, isRoundTrip: body.isRoundTrip ?? false }
}

/** The form's rules want a class chosen; of a journey that is priced in all of them, none is. */
const ANY_CLASS = { vehicleTypeId: VEHICLE_CLASSES[0].id }

/** The language that a page asks in: our own pages and the widget say theirs alone, other callers' browsers the first they like. */
function languageOf(headers: Record<string, string | undefined>): string | undefined {
  return languageOfTag(headers['accept-language']?.split(/[,;]/, 1)[0]?.trim() ?? '')
}

function ownerOf(
  session: { userId: string | undefined },
  partner: { partnerId: string; keyId: string | null; isTest: boolean } | undefined,
): QuoteOwner {
  return {
    userId: session.userId,
    partnerId: partner?.partnerId ?? null,
    partnerKeyId: partner?.keyId ?? null,
    isTest: partner?.isTest ?? false,
  }
}

function assertNamed(field: string, text: string, required: MessageId) {
  if (text.trim() === '') throw fieldProblem('RULE_VIOLATION', field, ruleMessage(required))
}
