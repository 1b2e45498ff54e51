/**
 * The seconds a `Retry-After` header asks for, which may be a number or a date (RFC 9110 section 10.2.3).
 * Undefined when there is none or it makes no sense.
 */
export function retryAfterSeconds(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim()
  if (!value) return undefined
  if (/^\d+$/.test(value)) return Number(value)
  const until = Date.parse(value)
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now) / 1000))
}
