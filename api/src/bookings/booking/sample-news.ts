import { MS_PER_DAY } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import type { SampleEvent } from '#platform/webhooks/grading-requests.ts'

/** News of a booking that there is not, to try a receiver with; it says of itself that it is a test. */
export function sampleNews(now: Date): SampleEvent & { data: components['schemas']['PartnerBooking'] } {
  return {
    type: 'booking.paid',
    data: {
      bookingNumber: 'FC-TEST22',
      version: 2,
      checkoutSessionId: null,
      status: 'confirmed',
      paymentStatus: 'completed',
      vehicleTypeId: 1,
      passengers: 2,
      isRoundTrip: false,
      pickupAt: new Date(now.getTime() + 7 * MS_PER_DAY).toISOString(),
      returnAt: null,
      timeZone: 'Europe/Paris',
      totalPriceCents: 12_900,
      discountCents: 0,
      paidCents: 12_900,
      refundedCents: 0,
      currency: 'EUR',
      promoCode: null,
      test: true,
    },
  }
}
