import { expect, it } from 'vitest'
import { sampleProfile } from './sample-profile.ts'
import { askedFields } from './asked-fields.ts'

it('asks for nothing that is there', () => {
  expect(askedFields(sampleProfile())).toEqual([])
  expect(askedFields(sampleProfile({ zipCode: null }))).toEqual(['zipCode'])
})

it('asks a traveller who has just registered for the billing address, in the order of the form', () => {
  const registered = sampleProfile({ address: null, zipCode: null, city: null })
  expect(askedFields(registered)).toEqual(['address', 'zipCode', 'city'])
})

it('asks also for what the rules of a profile no longer take, or the form could not be sent', () => {
  expect(askedFields(sampleProfile({ firstName: 'M', city: ' ' }))).toEqual(['firstName', 'city'])
})
