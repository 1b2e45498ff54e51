import { expect, it } from 'vitest'
import { campaignOf, withCampaign } from './came-from.ts'

it('learns the campaign from the page of ours that the form stands on, and what the form says goes first', () => {
  const at = (referrer: string, fields = {}) => ({ ...withCampaign(fields, referrer, 'fiacre.example') })
  const home = 'https://fiacre.example/de?utm_source=letter&promo=WELCOME10&pickup=Nice'
  expect(at(home, { utm_source: 'first' })).toEqual({ utm_source: 'first', promo: 'WELCOME10' })
  expect(at(home, { promo: '' })).toEqual({ utm_source: 'letter', promo: '' })
  expect(at('https://elsewhere.example/?utm_source=letter')).toEqual({})
  expect(at('not an address')).toEqual({})
  expect(at('https://fiacre.example/?partner=pk_demo')).toEqual({ partner: 'pk_demo' })
  expect(at('https://fiacre.example/?partner=sk_secret')).toEqual({})
  expect(at(`https://fiacre.example/?promo=${'x'.repeat(41)}`)).toEqual({})
})

it('passes on no campaign that the service would refuse the price for', () => {
  expect(
    campaignOf({ utm_source: ' letter ', utm_medium: 'a\nb', gclid: 'x'.repeat(201), utm_id: ' ' }),
  ).toEqual({ utm_source: 'letter' })
  expect(campaignOf({ utm_campaign: '' })).toBeUndefined()
})
