import './cookies.ts'
import createClient from 'openapi-fetch'
import type { paths } from '../generated/openapi-typescript/schema.d.ts'
import { PARTNER, URL_OF_SERVICE } from './environment.ts'
import { journey } from './journey.ts'

const { GET, POST, PUT } = createClient<paths>({ baseUrl: URL_OF_SERVICE })

/** The answer, or what the service says against it. */
async function answer<T>(call: Promise<{ data?: T; error?: unknown }>): Promise<T> {
  const { data, error } = await call
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data
}

const at = (id: number) => ({ params: { path: { id } } })

await journey({
  searchPlaces: (query) => answer(GET('/api/places', { params: { query }, headers: PARTNER })),
  calculatePrice: (body) => answer(POST('/api/calculate-price', { body, headers: PARTNER })),
  createCheckoutSession: (body) => answer(POST('/api/checkout-sessions', { body, headers: PARTNER })),
  openCheckout: (body) => answer(POST('/api/checkout-sessions/open', { body })),
  register: (body) => answer(POST('/api/auth/register', { body })),
  login: (body) => answer(POST('/api/auth/login', { body })),
  updateProfile: (body) => answer(PUT('/api/auth/profile', { body })),
  createBooking: (body) => answer(POST('/api/bookings', { body })),
  getBooking: (id) => answer(GET('/api/bookings/{id}', at(id))),
  previewCancellation: (id) => answer(GET('/api/bookings/{id}/cancellation', at(id))),
  cancelBooking: (id, body) => answer(POST('/api/bookings/{id}/cancellation', { ...at(id), body })),
})
