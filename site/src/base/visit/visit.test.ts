import { describe, expect, it } from 'vitest'
import { readVisit } from './visit.ts'
import { startVisit } from './start-visit.ts'

describe('an address', () => {
  it('tells the partner, the promo code and the campaign', () => {
    const query =
      '?pickup=Nice&partner=pk_demo&promo=WELCOME10&utm_source=letter&utm_campaign=winter+2026&gclid=x1'
    expect(readVisit(query)).toEqual({
      partner: 'pk_demo',
      promoCode: 'WELCOME10',
      attribution: { utm_source: 'letter', utm_campaign: 'winter 2026', gclid: 'x1' },
    })
  })

  it('tells nothing when it says nothing', () => {
    expect(readVisit('?pickup=Nice&promo=%20&utm_medium=')).toEqual({})
  })

  it.each([
    ['a secret key', '?partner=sk_live_1'],
    ['a key that is none', '?partner=pk_%0Aset-cookie'],
    ['a promo code too long', `?promo=${'x'.repeat(41)}`],
    ['a campaign too long', `?utm_source=${'x'.repeat(201)}`],
    ['a control character', '?utm_source=a%00b'],
  ])('does not pass on %s, which the service would refuse', (_, query) => {
    expect(readVisit(query)).toEqual({})
  })
})

function memory(): Storage {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  }
  return storage as Storage
}

describe('a visit', () => {
  it('keeps what it began with after the address has lost it', () => {
    const storage = memory()
    startVisit('?promo=WELCOME10&utm_source=letter', () => storage)
    expect(startVisit('', () => storage)).toEqual({
      promoCode: 'WELCOME10',
      attribution: { utm_source: 'letter' },
    })
  })

  it('goes by the first touch, and learns what was not known', () => {
    const storage = memory()
    startVisit('?utm_source=letter', () => storage)
    expect(startVisit('?utm_source=other&utm_medium=ad&promo=LATE', () => storage)).toEqual({
      attribution: { utm_source: 'letter' },
      promoCode: 'LATE',
    })
  })

  it('knows the present address where storage is blocked or spoilt', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    expect(startVisit('?promo=WELCOME10', blocked)).toEqual({ promoCode: 'WELCOME10' })
    const spoilt = memory()
    spoilt.setItem('fiacre.visit', '{"partner":"sk_secret","promoCode":7')
    expect(startVisit('?promo=WELCOME10', () => spoilt)).toEqual({ promoCode: 'WELCOME10' })
    spoilt.setItem('fiacre.visit', '{"partner":"sk_secret","promoCode":7,"attribution":null}')
    expect(startVisit('', () => spoilt)).toEqual({})
  })
})
