import { globSync, readFileSync } from 'node:fs'
import { ACCOUNT_MESSAGES as WHOLE, MESSAGES } from '@fiacre/sdk/rules'
import { expect, it } from 'vitest'
import { ACCOUNT_MESSAGES } from './element-messages.ts'

/** What a form says that books by itself; the element hands over to a checkout. */
const OF_OWN_CHECKOUT = ['addBillingInformation', 'priceQuoteRestored']

it('leaves out what the form never says', () => {
  const root = new URL('../src/', import.meta.url)
  const form = globSync('{booking,element}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('test'))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('')
  expect(form).toContain('calculatePriceFirst')
  expect(ACCOUNT_MESSAGES).toEqual({})
  const gone = Object.keys(WHOLE)
  expect(gone.filter((id) => form.includes(`'${id}'`))).toEqual(OF_OWN_CHECKOUT)
  expect(gone.filter((id) => !(id in MESSAGES))).toEqual([])
})
