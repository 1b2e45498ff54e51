import { bookingFormSchema, VEHICLE_CLASSES } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import { Problem } from '#platform/http/problem.ts'
import { assertRules } from '#platform/http/rule-check.ts'
import { withCampaign } from './came-from.ts'
import { sentBy } from './sent-by.ts'
import { isAsked, TRIP_FIELDS, typedTrip } from './typed-trip.ts'
import { again, inLanguage, type Outcome, type Visit } from './visit.ts'

type Trip = ReturnType<typeof typedTrip>

/** The form, and below it the price of every class for the trip that its address asks for. */
export async function askPrice(visit: Visit): Promise<Outcome> {
  const { ctx, call, context, language } = visit
  const fields = withCampaign(visit.fields, ctx.get('Referer'), ctx.host)
  const firstDay = context.now().toISOString().slice(0, 10)
  const page = { step: 'trip' as const, firstDay }
  // A link may say a day: the form has it, and asks for no price by itself.
  if (!isAsked(fields)) return { page, values: { ...fields, date: fields['day'] ?? '' } }
  const body = typedTrip(fields, language)
  try {
    assertWayBack(body)
    const partner = await sentBy({ ...visit, fields })
    const prices = await call(ctx, 'calculatePrices', { body, headers: inLanguage(visit), partner })
    return { page: { ...page, prices }, values: fields }
  } catch (thrown) {
    return again(thrown, { ...visit, fields }, { ...page, ...candidatesOf(thrown) }, TRIP_FIELDS)
  }
}

/** JSON may price a way back that is arranged later; here it is booked as it is priced. */
function assertWayBack(body: Trip): void {
  if (body.isRoundTrip) assertRules(bookingFormSchema, { vehicleTypeId: VEHICLE_CLASSES[0].id, ...body })
}

function candidatesOf(thrown: unknown) {
  if (!(thrown instanceof Problem) || thrown.code !== 'AMBIGUOUS_PLACE') return {}
  const field = thrown.errors?.[0]?.pointer === '/destination' ? 'destination' : 'pickup'
  const places = thrown.extra['candidates'] as components['schemas']['Place'][]
  return { candidates: { field, places } } as const
}
