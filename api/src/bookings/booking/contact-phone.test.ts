import { expect, it } from 'vitest'
import { contactPhone } from './contact-phone.ts'

it.each([
  ['+41', '079 123 45 67', '+41 79 123 45 67'],
  ['+44', '(0)20 7946 0000', '+44 20 7946 0000'],
  ['+48', ' 601 234 567', '+48 601 234 567'],
  ['+39', '06 698 83145', '+39 06 6988 3145'],
  ['+49', '+49 171 1234567', '+49 171 1234567'],
  ['+41', '1', '+41 1'],
  ['', '0601', '0601'],
])('%s and %s are dialled as %s', (code, number, dialled) => {
  expect(contactPhone(code, number)).toBe(dialled)
})
