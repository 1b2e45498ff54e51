import './cookies.ts'
import { Api } from '../generated/swagger-typescript-api/client.ts'
import { PARTNER } from './environment.ts'
import { journey } from './journey.ts'

const { api } = new Api()
const partner = { headers: PARTNER }

await journey({
  searchPlaces: async (query) => (await api.searchPlaces(query, partner)).data,
  calculatePrice: async (body) => (await api.calculatePrice(body, partner)).data,
  createCheckoutSession: async (body) => (await api.createCheckoutSession(body, partner)).data,
  openCheckout: async (body) => (await api.openCheckout(body)).data,
  register: async (body) => (await api.register(body)).data,
  login: async (body) => (await api.login(body)).data,
  updateProfile: async (body) => (await api.updateProfile(body)).data,
  createBooking: async (body) => (await api.createBooking(body)).data,
  getBooking: async (id) => (await api.getBooking(id)).data,
  previewCancellation: async (id) => (await api.previewCancellation(id)).data,
  cancelBooking: async (id, body) => (await api.cancelBooking(id, body)).data,
})
