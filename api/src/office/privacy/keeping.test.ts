import { KEPT_DAYS } from '@fiacre/sdk/rules'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { CLOSING_WARNING_DAYS, closingOf, unusedSince } from './keeping.ts'

const contract = readFileSync(fileURLToPath(import.meta.resolve('@fiacre/openapi/openapi.json')), 'utf8')

it.each([
  ['answers under an Idempotency-Key', `Keys are kept for ${KEPT_DAYS.idempotency} days`],
  ['mailed links', `They are kept for ${KEPT_DAYS.links} days`],
  ['the first warning of a closing account', `more than ${CLOSING_WARNING_DAYS[0]} days away`],
])('the contract says how long the service keeps %s', (_what, words) => {
  expect(contract).toContain(words)
})

it.each(['2026-01-31', '2027-12-31', '2028-02-29', '2028-03-01'])(
  'an account last used when one that closes on %s was closes no later',
  (day) => {
    const closing = new Date(`${day}T12:00:00Z`)
    expect(closingOf(unusedSince(closing)).getTime()).toBeLessThanOrEqual(closing.getTime())
  },
)
