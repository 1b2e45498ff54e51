import { expect, it } from 'vitest'
import { leastSeconds } from '../../jobs/retry-plan.ts'
import { SMTP_LIMITS, SMTP_PLAN } from './smtp-transport.ts'

it('a mail is tried for at least twelve hours', () => {
  expect(leastSeconds(SMTP_PLAN)).toBeGreaterThanOrEqual(12 * 3600)
})

it('a mail’s job cannot expire while it is sent, nor one limit outlast the whole', () => {
  expect(SMTP_PLAN.expireInSeconds * 1000).toBeGreaterThan(SMTP_LIMITS.wholeMs + 5000)
  for (const limit of Object.values(SMTP_LIMITS)) expect(limit).toBeLessThanOrEqual(SMTP_LIMITS.wholeMs)
})
