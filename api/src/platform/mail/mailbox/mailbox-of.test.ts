import { describe, expect, it } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

describe('a mailbox', () => {
  it.each([
    ['Ada@Example.com ', 'ada@example.com'],
    ['a.da+win@gmail.com', 'ada@gmail.com'],
    ['ADA@googlemail.com', 'ada@gmail.com'],
    ['ada+1+2@outlook.com', 'ada@outlook.com'],
    ['a.da+x@outlook.com', 'a.da@outlook.com'],
    ['ada+1@pm.me', 'ada@proton.me'],
    ['ada+2@hotmail.fr', 'ada@hotmail.fr'],
    ['a.da+win@firm.example', 'a.da@firm.example'],
    ['ada@mac.com', 'ada@icloud.com'],
  ])('of %s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))

  it('has a name', () => {
    expect(mailboxOf('+x@gmail.com')).toBe('+x@gmail.com')
  })
})
