import { MESSAGES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { loadMessages } from './load-messages.ts'

describe('the English catalogue', () => {
  it('leaves the messages of the rules to the rules', () => {
    expect(Object.keys(en).filter((id) => id in MESSAGES)).toEqual([])
  })
})

describe('a language we do not speak', () => {
  it('is answered in English', async () => {
    expect(await loadMessages('xx')).toBe(en)
  })
})
