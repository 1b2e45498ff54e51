import { expect, it } from 'vitest'
import { sampleProfile } from '../../subjects/traveller/sample-profile.ts'
import { checkoutStep } from './checkout-step.ts'

const complete = sampleProfile()

it.each([
  ['a visitor signs in first', 'open', null, 'you'],
  ['a visitor signs in first, also to pay for what is booked', 'booked', null, 'you'],
  ['billing details are completed next', 'open', { ...complete, zipCode: ' ' }, 'billing'],
  ['then it is paid', 'open', complete, 'pay'],
  ['what is booked is not asked about again', 'booked', { ...complete, zipCode: null }, 'booked'],
] as const)('%s', (_, status, user, step) => {
  expect(checkoutStep({ status }, user)).toBe(step)
})
