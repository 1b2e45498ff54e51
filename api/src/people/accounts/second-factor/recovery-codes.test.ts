import { RECOVERY_CODES } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'

it('are many, all different, in groups of four', () => {
  const codes = [...newRecoveryCodes(), ...newRecoveryCodes()]
  expect(new Set(codes).size).toBe(2 * RECOVERY_CODES)
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
})

it('are recognised however they are typed, for their own account alone', () => {
  const hash = recoveryCodeHash('maria', 'K7QF-2M9X-VT01-8RWD')
  expect(recoveryCodeHash('maria', ' k7qf2m9x vtol-8rwd')).toBe(hash)
  expect(recoveryCodeHash('jan', 'K7QF-2M9X-VT01-8RWD')).not.toBe(hash)
})
