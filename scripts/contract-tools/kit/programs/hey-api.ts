import './cookies.ts'
import * as fiacre from '../generated/hey-api/index.ts'
import { PARTNER } from './environment.ts'
import { journey } from './journey.ts'

const throwOnError = true
const partner = { throwOnError, headers: PARTNER } as const
const traveller = { throwOnError } as const

await journey({
  searchPlaces: async (query) => (await fiacre.searchPlaces({ ...partner, query })).data,
  calculatePrice: async (body) => (await fiacre.calculatePrice({ ...partner, body })).data,
  createCheckoutSession: async (body) => (await fiacre.createCheckoutSession({ ...partner, body })).data,
  openCheckout: async (body) => (await fiacre.openCheckout({ ...traveller, body })).data,
  register: async (body) => (await fiacre.register({ ...traveller, body })).data,
  login: async (body) => (await fiacre.login({ ...traveller, body })).data,
  updateProfile: async (body) => (await fiacre.updateProfile({ ...traveller, body })).data,
  createBooking: async (body) => (await fiacre.createBooking({ ...traveller, body })).data,
  getBooking: async (id) => (await fiacre.getBooking({ ...traveller, path: { id } })).data,
  previewCancellation: async (id) => (await fiacre.previewCancellation({ ...traveller, path: { id } })).data,
  cancelBooking: async (id, body) => (await fiacre.cancelBooking({ ...traveller, path: { id }, body })).data,
})
