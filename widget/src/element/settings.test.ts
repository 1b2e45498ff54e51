import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import type { Surroundings } from './settings.ts'

const PAGE: Surroundings = { script: {}, address: new URLSearchParams(), languages: ['de-AT', 'fr'] }

function settings(attributes: Record<string, string>, page: Partial<Surroundings> = {}) {
  return readSettings({ getAttribute: (name: string) => attributes[name] ?? null }, { ...PAGE, ...page })
}

describe('what the element is told', () => {
  it('goes without saying where nothing is said', () => {
    expect(settings({})).toEqual({
      partner: '',
      pickup: '',
      destination: '',
      date: '',
      time: '',
      passengers: '',
      vehicle: '',
      locale: 'de-AT',
      currency: 'EUR',
      units: 'km',
      theme: 'auto',
      target: 'self',
      returnUrl: '',
      cancelUrl: '',
      terms: {},
      unread: {},
    })
  })

  it('is read from its attributes', () => {
    const attributes = { pickup: ' Geneva ', locale: 'pl', currency: 'chf', units: 'mi', theme: 'dark' }
    expect(settings({ ...attributes, target: 'popup', 'return-url': '/thanks' })).toMatchObject({
      pickup: 'Geneva',
      locale: 'pl',
      currency: 'CHF',
      units: 'mi',
      theme: 'dark',
      target: 'popup',
      returnUrl: '/thanks',
    })
  })

  it('finds its language in the attribute, the page, the browser, or is English', () => {
    expect(settings({ locale: 'not a tag' }).locale).toBe('de-AT')
    expect(settings({}, { languages: ['', 'fr'] }).locale).toBe('fr')
    expect(settings({}, { languages: ['', ''] }).locale).toBe('en')
  })

  it('passes over nonsense', () => {
    const nonsense = {
      units: 'furlongs',
      theme: 'neon',
      target: 'moon',
      currency: 'XXX',
      locale: 'not a tag',
    }
    expect(settings(nonsense)).toMatchObject({
      units: 'km',
      theme: 'auto',
      target: 'self',
      currency: 'EUR',
      unread: { ...nonsense },
    })
  })
})

describe('the partner key', () => {
  it('is the element’s, else the script’s', () => {
    const script = { partner: 'pk_script' }
    expect(settings({ partner: 'pk_own' }, { script }).partner).toBe('pk_own')
    expect(settings({}, { script }).partner).toBe('pk_script')
  })

  it('is not taken from an address, which anybody can write', () => {
    expect(settings({}, { address: new URLSearchParams('partner=pk_other') }).partner).toBe('')
  })
})

describe('promo code and attribution', () => {
  const address = new URLSearchParams('promo=PAGE&utm_source=page&utm_medium=page&gclid=page&other=1')

  it('are the script’s, else the element’s, else the address’s, name by name', () => {
    const script = { utmSource: 'script' }
    const attributes = { promo: 'ELEMENT', utm_source: 'element', utm_medium: 'element' }
    expect(settings(attributes, { script, address }).terms).toEqual({
      promoCode: 'ELEMENT',
      attribution: { utm_source: 'script', utm_medium: 'element', gclid: 'page' },
    })
  })

  it('are found in a script under either way of writing', () => {
    const script = { utm_campaign: 'winter', utmTerm: 'alps', promo: 'SCRIPT' }
    expect(settings({ promo: 'ELEMENT' }, { script }).terms).toEqual({
      promoCode: 'SCRIPT',
      attribution: { utm_campaign: 'winter', utm_term: 'alps' },
    })
  })

  it('are no longer than the service takes them, and hold no control characters', () => {
    const long = new URLSearchParams({ utm_id: `a\n${'b'.repeat(300)}`, promo: 'c'.repeat(50) })
    const { attribution, promoCode } = settings({}, { address: long }).terms
    expect(attribution?.utm_id).toBe(`a ${'b'.repeat(198)}`)
    expect(promoCode).toHaveLength(40)
  })
})
