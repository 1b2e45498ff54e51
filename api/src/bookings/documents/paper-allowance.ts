import { MS_PER_MINUTE } from '@fiacre/sdk/rules'
import type { Context } from '#platform/context/context.ts'
import { databaseLease } from '#platform/http/lease-allowance.ts'
import { Problem } from '#platform/http/problem.ts'

/** PDFs that are made for an account in a minute: each takes a tenth of a second of a processor. */
const PER_MINUTE = 20

/**
 * Counts a PDF against its account's allowance, for all processes on one database.
 * @throws Problem TOO_MANY_REQUESTS
 */
export async function takePaper({ orm, now }: Context, userId: string): Promise<void> {
  const time = now().getTime()
  const ends = (Math.floor(time / MS_PER_MINUTE) + 1) * MS_PER_MINUTE
  const before = await databaseLease(orm)(`documents:${userId}`, new Date(ends), 1)
  if (before < PER_MINUTE) return
  const seconds = Math.ceil((ends - time) / 1000)
  const message = `That is more than ${PER_MINUTE} documents in a minute. Try again in ${seconds} s.`
  throw new Problem('TOO_MANY_REQUESTS', message, { headers: { 'Retry-After': String(seconds) } })
}
