import './cookies.ts'
import { setConfig } from '../generated/kubb/.kubb/fetch.ts'
import * as fiacre from '../generated/kubb/index.ts'
import { PARTNER } from './environment.ts'
import { journey } from './journey.ts'

// Kubb's fetch client does not say that what it sends is JSON, and the service refuses what says nothing.
setConfig({ headers: { 'Content-Type': 'application/json' } })

const partner = { headers: PARTNER }

// Each call sends and answers what its zod schema has passed.
await journey({
  searchPlaces: (query) => fiacre.searchPlaces(query, partner),
  calculatePrice: (body) => fiacre.calculatePrice(body, partner),
  createCheckoutSession: (body) => fiacre.createCheckoutSession(body, undefined, partner),
  openCheckout: (body) => fiacre.openCheckout(body),
  register: (body) => fiacre.register(body),
  login: (body) => fiacre.login(body),
  updateProfile: (body) => fiacre.updateProfile(body),
  createBooking: (body) => fiacre.createBooking(body),
  getBooking: (id) => fiacre.getBooking(id),
  previewCancellation: (id) => fiacre.previewCancellation(id),
  cancelBooking: (id, body) => fiacre.cancelBooking(id, body),
})
