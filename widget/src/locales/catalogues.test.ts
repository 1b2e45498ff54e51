import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { MESSAGES } from '@fiacre/sdk/rules'
import { describe, expect, it } from 'vitest'
import { en } from './en.ts'
import { BOOKING_LOCALES } from './languages.ts'
import { loadMessages } from './load-messages.ts'

describe('the form', () => {
  it('speaks every language that there is a file for', () => {
    const files = globSync('??.json', { cwd: import.meta.dirname }).map((file) => basename(file, '.json'))
    expect([...BOOKING_LOCALES].toSorted()).toEqual(files.toSorted())
  })
})

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
