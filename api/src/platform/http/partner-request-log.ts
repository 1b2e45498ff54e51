import type { Middleware } from 'koa'
import type { PartnerCall } from './partner-call.ts'

/** A call by a key, as it is remembered. */
export interface NotedRequest {
  partnerId: string
  keyId: string
  isTest: boolean
  at: Date
  method: string
  /** The path as the contract has it. */
  route: string
  status: number
  code: string | null
  requestId: string
  durationMs: number
}

/** What the way in finds out of a call by a key, also of one that is refused. */
export interface KeyedCall extends Pick<PartnerCall, 'partnerId' | 'isTest'> {
  keyId: string
  route: string
}

/** Tells of every call by a key that we know once it is answered. Nothing of addresses, bodies and networks is told. */
export function partnerRequestLog(note: (request: NotedRequest) => void, now: () => Date): Middleware {
  return async (ctx, next) => {
    const [started, at] = [performance.now(), now()]
    await next()
    const call = ctx.state['keyedCall'] as KeyedCall | undefined
    if (!call || ctx.method === 'OPTIONS') return
    note({
      ...call,
      at,
      method: ctx.method,
      status: ctx.status,
      code: (ctx.state['problemCode'] as string | undefined) ?? null,
      requestId: String(ctx.state['requestId']),
      durationMs: Math.round(performance.now() - started),
    })
  }
}
