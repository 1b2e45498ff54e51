import type { components } from '@fiacre/sdk/contract'
import type { OperationId } from '#platform/contract/handler.ts'
import { TestClient } from '../support/client.ts'
import { trip } from '../support/traveller.ts'
import type { Call, Scene } from './access-call.ts'

/** Calls about what the partner's server books for a guest. */
export const GUEST_REQUESTS: Partial<Record<OperationId, (scene: Scene) => Promise<Call>>> = {
  createGuestBooking: async (scene) => ({ body: await guestRequest(scene) }),
  getGuestBooking: async (scene) => ({ id: String((await guestBooking(scene)).booking.id) }),
  // The scene's keys are live ones: no booking of theirs is a test.
  getTestBooking: async (scene) => ({ id: (await guestBooking(scene)).booking.bookingNumber }),
  moveTestClock: async (scene) => ({
    id: (await guestBooking(scene)).booking.bookingNumber,
    body: { to: 'pickup' },
  }),
  openGuestBooking: async (scene) => ({
    body: { token: new URL((await guestBooking(scene)).guestUrl).hash.slice(1) },
  }),
}

async function guestRequest({ service, partner }: Scene) {
  const request = trip(service.clock.now)
  const asked = await new TestClient(service.url).call('POST', '/api/calculate-price', request, partner)
  const phone = { countryCode: '+48', phoneNumber: '601 234 567' }
  const guest = { firstName: 'Ada', lastName: 'Kowalska', email: 'ada.guest@example.com', ...phone }
  return { quoteId: asked.body['quoteId'], guest, consent: true }
}

/** What the partner's server booked for a guest. */
async function guestBooking(scene: Scene): Promise<components['schemas']['GuestBooking']> {
  const client = new TestClient(scene.service.url)
  const body = await guestRequest(scene)
  return (
    await client.call<components['schemas']['GuestBooking']>(
      'POST',
      '/api/guest-bookings',
      body,
      scene.partner,
    )
  ).body
}
