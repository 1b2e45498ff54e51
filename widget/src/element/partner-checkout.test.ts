import { describe, expect, it, vi } from 'vitest'
import { BLANK_STATE } from '../booking/flow/state.ts'
import { handOffUrl, partnerCheckout } from './partner-checkout.ts'

const SITE = 'https://fiacre.example'

const FORM = {
  ...BLANK_STATE.form,
  pickupLocation: 'Geneva Airport (GVA), Switzerland',
  destination: 'Chamonix, France',
  pickupDate: '2026-05-14',
  pickupTime: '14:30',
  returnDate: '2026-05-21',
  returnTime: '10:00',
  passengers: 2,
  vehicleTypeId: 3,
}

describe('the hand-off to the site', () => {
  it('carries the form in the address, the pickup under the name of the specification', () => {
    const { origin, pathname, searchParams } = new URL(handOffUrl(SITE, FORM))
    expect(origin + pathname).toBe(`${SITE}/`)
    expect(Object.fromEntries(searchParams)).toEqual({
      pickup: 'Geneva Airport (GVA), Switzerland',
      destination: 'Chamonix, France',
      pickupDate: '2026-05-14',
      pickupTime: '14:30',
      passengers: '2',
      vehicleTypeId: '3',
    })
  })

  it('carries the return of a round trip', () => {
    const { searchParams } = new URL(handOffUrl(SITE, { ...FORM, isRoundTrip: true }))
    expect(Object.fromEntries(searchParams)).toMatchObject({
      isRoundTrip: 'true',
      returnDate: '2026-05-21',
      returnTime: '10:00',
    })
  })

  it('is what booking comes to, as nobody is signed in on a partner’s page', () => {
    const go = vi.fn<(url: string) => void>()
    const checkout = partnerCheckout(SITE, () => FORM, go)
    expect(checkout.isSignedIn()).toBe(false)
    checkout.signIn()
    expect(go).toHaveBeenCalledExactlyOnceWith(handOffUrl(SITE, FORM))
  })

  it('knows the way to the destinations', () => {
    const go = vi.fn<(url: string) => void>()
    partnerCheckout(SITE, () => FORM, go).viewDestinations()
    expect(go).toHaveBeenCalledExactlyOnceWith(`${SITE}/destinations`)
  })
})
