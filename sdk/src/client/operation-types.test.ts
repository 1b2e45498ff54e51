import { describe, expectTypeOf, it } from 'vitest'
import { createClient } from './create-client.ts'
import type {
  Attribution,
  Booking,
  BookingResult,
  Brand,
  Checkout,
  CheckoutResult,
  CheckoutReturn,
  CheckoutSession,
  PriceRequest,
  Promo,
  PromoReason,
  Quote,
  VehicleType,
} from './models.ts'
import type { OperationId } from './operation-types.ts'

const client = createClient({ baseUrl: 'http://fiacre.test' })

// Nothing here is called: the compiler does the testing, when the types are checked.
describe('the client’s types', () => {
  it('answer what the contract says', () => {
    expectTypeOf(client.calculatePrice).returns.resolves.toEqualTypeOf<Quote>()
    expectTypeOf(client.createBooking).returns.resolves.toEqualTypeOf<BookingResult>()
    expectTypeOf(client.listBookings).returns.resolves.toEqualTypeOf<Booking[]>()
    expectTypeOf(client.listVehicleTypes).returns.resolves.toEqualTypeOf<VehicleType[]>()
  })

  it('answer what the contract says of the hand-off', () => {
    expectTypeOf(client.getBrand).returns.resolves.toEqualTypeOf<Brand>()
    expectTypeOf(client.createCheckoutSession).returns.resolves.toEqualTypeOf<CheckoutSession>()
    expectTypeOf(client.openCheckout).returns.resolves.toEqualTypeOf<Checkout>()
    expectTypeOf(client.getCurrentCheckout).returns.resolves.toEqualTypeOf<Checkout>()
    expectTypeOf(client.createCheckoutReturn).returns.resolves.toEqualTypeOf<CheckoutReturn>()
    expectTypeOf(client.redeemCheckoutResult).returns.resolves.toEqualTypeOf<CheckoutResult>()
    expectTypeOf<Promo['reason']>().toEqualTypeOf<PromoReason | undefined>()
    expectTypeOf<Attribution['utm_source']>().toEqualTypeOf<string | undefined>()
  })

  it('ask for what the contract requires', () => {
    expectTypeOf<Parameters<typeof client.getBooking>[0]['path']>().toEqualTypeOf<{ id: number }>()
    expectTypeOf<Parameters<typeof client.calculatePrice>[0]['body']>().toEqualTypeOf<PriceRequest>()
    expectTypeOf<Parameters<typeof client.uploadCarrierFile>[0]['body']>().toEqualTypeOf<Blob>()
    expectTypeOf<Parameters<typeof client.acceptRideOffer>[0]['ifMatch']>().toEqualTypeOf<string>()
    expectTypeOf<PriceRequest['isRoundTrip']>().toEqualTypeOf<boolean | undefined>()
  })

  it('ask for nothing when nothing is required', () => {
    expectTypeOf(client.getSession).toBeCallableWith()
    expectTypeOf(client.listBookings).toBeCallableWith()
    expectTypeOf(client.listBookings).toBeCallableWith({ query: { limit: 10 } })
  })

  it('refuse calls the contract does not have', () => {
    expectTypeOf<'stealBooking'>().not.toExtend<OperationId>()
    // @ts-expect-error there is no such operation
    void client.stealBooking
    // @ts-expect-error a path without its id
    void (() => client.getBooking())
    // @ts-expect-error a field the contract does not have
    void (() => client.login({ body: { email: 'a@b.c', password: 'x', admin: true } }))
    // @ts-expect-error a key where none is taken
    void (() => client.logout({ idempotencyKey: 'k' }))
  })

  it('leave out the operations that only redirect', () => {
    expectTypeOf<'logoutByNavigation' | 'confirmEmail'>().not.toExtend<OperationId>()
  })
})
