import { describe, expect, it } from 'vitest'
import { Problem } from '#platform/http/problem.ts'
import { assertPassword } from './password-rules.ts'

const ADA = { email: 'ada.lov3lace@example.com', firstName: 'Katarzyna', lastName: 'Wiśniewska-Ray' }

const COMMON = 'This password is on lists of leaked passwords. Please choose another one.'
const PERSONAL =
  'This password is made of your name, your email address or our name. Please choose another one.'

/** Code and message of the refusal, or nothing. */
async function refusal(password: string, owner = ADA): Promise<[string, string] | undefined> {
  try {
    await assertPassword(password, owner, 'newPassword')
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof Problem)) throw thrown
    expect(thrown.errors).toEqual([{ pointer: '/newPassword', code: thrown.code, says: thrown.says }])
    return [thrown.code, thrown.message]
  }
}

describe('a new password', () => {
  it.each([
    '12345678',
    'password1',
    'qwertyuiop',
    'P@ssw0rd',
    'PASSWORD',
    '11111111',
    '1234567890!!',
    'Password!',
    'password2031!',
    'alexander1987',
    'Sebastian99',
    'ｐａｓｓｗｏｒｄ',
  ])('is refused when it leaked, with an ending or without: %s', async (password) => {
    expect(await refusal(password)).toEqual(['PASSWORD_TOO_COMMON', COMMON])
  })

  it.each([
    'ada.lov3lace@example.com',
    'ADA.Lov3lace@Example.com1',
    'ada.lov3lace',
    'ada_lov3lace2031!',
    'KatarzynaWiśniewska-Ray',
    'katarzyna wisniewska ray 7',
    'wisniewskaray.katarzyna',
    'Katarzyna1987',
    'wiśniewska-ray',
    'Fiacre2031!',
    'fiacre--------',
  ])('is refused when it says who has it: %s', async (password) => {
    expect(await refusal(password)).toEqual(['PASSWORD_TOO_COMMON', PERSONAL])
  })

  it.each([
    'correct horse battery staple',
    'Fiacre drives me to Katarzyna',
    'zażółć gęślą jaźń',
    '  two  blanks  ',
    'пароль для поездки',
    '夏目漱石の吾輩は猫',
    '🚕🏔️🎿🍷🧀🥐🚕🏔️',
    'a'.repeat(127) + 'b',
    '🚕'.repeat(128),
    'xK7#pQ2m',
    '83920174659201',
  ])('may be anything else: %s', async (password) => {
    expect(await refusal(password)).toBeUndefined()
  })

  it.each([
    ['seven77', 'Password too short'],
    ['🚕'.repeat(7), 'Password too short'],
    ['', 'Password too short'],
    ['x'.repeat(129), 'Password too long'],
    ['🚕'.repeat(129), 'Password too long'],
  ])('has 8 to 128 characters, of which %s has not', async (password, message) => {
    expect(await refusal(password)).toEqual(['RULE_VIOLATION', message])
  })

  it('is not held against names of which nothing is known or that say nothing', async () => {
    expect(await refusal('li rode to town', { ...ADA, firstName: 'Li', lastName: '' })).toBeUndefined()
    expect(await refusal('83920174', { ...ADA, email: '_@example.com' })).toBeUndefined()
  })
})
