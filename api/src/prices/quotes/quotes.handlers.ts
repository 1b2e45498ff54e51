import { bookingFormSchema, ruleMessage, VEHICLE_CLASSES, type MessageId } from '@fiacre/sdk/rules'
import type { Handlers } from '#platform/contract/handler.ts'
import { fieldProblem } from '#platform/http/problem.ts'
import { assertRules } from '#platform/http/rule-check.ts'
import { resolveJourney } from './journey.service.ts'
import { mapUrl, toQuote } from './quote-view.ts'
import { createQuote } from './quotes.service.ts'
import { toVehicleType } from './vehicle-type-view.ts'

export const quoteHandlers: Handlers<'listVehicleTypes' | 'calculateDistance' | 'calculatePrice'> = {
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
        pickup,
        destination,
      },
    }
  },

  // distanceKm and duration are accepted, as the specification's clients send them, and computed anew.
  async calculatePrice({ body, session, partner }, context) {
    // A return without its date or time is priced now and arranged later.
    const isReturnKnown = Boolean(body.isRoundTrip && body.returnDate && body.returnTime)
    assertRules(bookingFormSchema, { ...body, isRoundTrip: isReturnKnown })
    const quote = await createQuote(
      context,
      { ...body, isRoundTrip: body.isRoundTrip ?? false },
      {
        userId: session.userId,
        partnerId: partner?.partnerId ?? null,
        isTest: partner?.isTest ?? false,
      },
    )
    return { status: 200, body: toQuote(quote) }
  },
}

function assertNamed(field: string, text: string, required: MessageId) {
  if (text.trim() === '') throw fieldProblem('RULE_VIOLATION', field, ruleMessage(required))
}
