import { expect, it } from 'vitest'
import { campaignLink, sourceOf } from './campaign-link.ts'
import { policyFor } from './policy-for.ts'

const EMPTY = { promo: '', utm_source: '', utm_medium: '', utm_campaign: '', utm_content: '' }

it('carries what is filled in, as the site reads it, and nothing else', () => {
  const link = {
    ...EMPTY,
    path: '/destinations',
    partner: 'pk_live_1',
    promo: ' SKI & SUN ',
    utm_campaign: 'łódź',
  }
  expect(campaignLink('https://fiacre.example', link)).toBe(
    'https://fiacre.example/destinations?partner=pk_live_1&promo=SKI+%26+SUN&utm_campaign=%C5%82%C3%B3d%C5%BA',
  )
  expect(campaignLink('https://fiacre.example', { ...EMPTY, path: '/', partner: '' })).toBe(
    'https://fiacre.example/',
  )
})

it('is named after the partner’s site', () => {
  expect(['https://www.hotel.example/en', 'hotel', undefined].map(sourceOf)).toEqual([
    'hotel.example',
    '',
    '',
  ])
})

it('names what a page under a content policy has to allow', () => {
  expect(policyFor('https://fiacre.example')).toBe(
    'script-src https://fiacre.example; connect-src https://fiacre.example; img-src https://fiacre.example; style-src https://fiacre.example',
  )
})
