import './cookies.ts'
import type { z } from 'zod'
import * as fiacre from '../generated/orval/client.ts'
import * as zod from '../generated/orval/zod.ts'
import { PARTNER } from './environment.ts'
import { journey } from './journey.ts'

const partner = { headers: PARTNER }

/** The answer as its zod schema passes it. */
async function passed<Schema extends z.ZodType>(
  schema: Schema,
  call: Promise<{ data: unknown; status: number }>,
) {
  const { data, status } = await call
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(data)}`)
  return schema.parse(data)
}

await journey({
  searchPlaces: (query) =>
    passed(zod.SearchPlacesResponse, fiacre.searchPlaces(zod.SearchPlacesQueryParams.parse(query), partner)),
  calculatePrice: (body) =>
    passed(zod.CalculatePriceResponse, fiacre.calculatePrice(zod.CalculatePriceBody.parse(body), partner)),
  createCheckoutSession: (body) =>
    passed(
      zod.CreateCheckoutSessionResponse,
      fiacre.createCheckoutSession(zod.CreateCheckoutSessionBody.parse(body), partner),
    ),
  openCheckout: (body) =>
    passed(zod.OpenCheckoutResponse, fiacre.openCheckout(zod.OpenCheckoutBody.parse(body))),
  register: (body) => passed(zod.RegisterResponse, fiacre.register(zod.RegisterBody.parse(body))),
  login: (body) => passed(zod.LoginResponse, fiacre.login(zod.LoginBody.parse(body))),
  updateProfile: (body) =>
    passed(zod.UpdateProfileResponse, fiacre.updateProfile(zod.UpdateProfileBody.parse(body))),
  createBooking: (body) =>
    passed(zod.CreateBookingResponse, fiacre.createBooking(zod.CreateBookingBody.parse(body))),
  getBooking: (id) => passed(zod.GetBookingResponse, fiacre.getBooking(id)),
  previewCancellation: (id) => passed(zod.PreviewCancellationResponse, fiacre.previewCancellation(id)),
  cancelBooking: (id, body) =>
    passed(zod.CancelBookingResponse, fiacre.cancelBooking(id, zod.CancelBookingBody.parse(body))),
})
