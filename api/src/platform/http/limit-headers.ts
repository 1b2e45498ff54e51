/** The headers in which every limit is told: the requests it allows, those left, and the seconds until it begins anew. */
export function limitHeaders(limit: number, remaining: number, seconds: number): Record<string, string> {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(seconds),
  }
}
