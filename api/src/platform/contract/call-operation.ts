import type { Context as KoaContext } from 'koa'
import type { Context } from '../context/context.ts'
import type { PartnerCall } from '../http/partner-call.ts'
import type { SessionPort } from '../http/session-port.ts'
import { readOperations } from './document.ts'
import type { HandlerRequest, Handlers, OperationId } from './handler.ts'
import type { OfficeRole } from './office-role.ts'
import { checkAsked, type Asked } from './read-request.ts'
import { checkResponse } from './response-check.ts'
import { validatorsOf } from './validators.ts'
import { assertMayView } from './viewing.ts'

interface Answer {
  status: number
  body?: unknown
}

type AnyHandler = (request: HandlerRequest<OperationId>, context: Context) => Promise<Answer>

/** What an operation answers when it goes well. */
type BodyOf<Id extends OperationId> = Awaited<ReturnType<Handlers[Id]>>['body']

/**
 * Calls operations of the contract for whoever sent a plain form: the same checks, the same handlers, the same session. The partner is the
 * one whose link led there, else the one whose subdomain the page is on.
 */
export type CallOperation = <Id extends OperationId>(
  ctx: KoaContext,
  id: Id,
  asked: Asked & { partner?: PartnerCall | undefined },
) => Promise<BodyOf<Id>>

/**
 * Operations as a page of ours calls them for its reader. Those of the back office are not among them.
 * @param partnerOf whose subdomain a host is
 */
export function operationCalls(
  handlers: Handlers,
  context: Context,
  sessionOf: (ctx: KoaContext) => SessionPort,
  findOfficeRole: (context: Context, userId: string) => Promise<OfficeRole | undefined>,
  partnerOf: (host: string) => Promise<PartnerCall | undefined>,
): CallOperation {
  const operations = new Map(readOperations().map((operation) => [operation.operationId, operation]))
  const isChecked = context.config.mode !== 'production'
  return async (ctx, id, asked) => {
    const operation = operations.get(id)
    if (!operation || operation.session === 'admin') throw new Error(`${id} is not called by plain forms.`)
    const validators = validatorsOf(operation)
    const session = sessionOf(ctx)
    await assertMayView(operation, session, (userId) => findOfficeRole(context, userId))
    checkAsked(operation, validators, asked, session)
    const partner = operation.partner === 'none' ? undefined : (asked.partner ?? (await partnerOf(ctx.host)))
    const request = {
      body: asked.body,
      path: { ...asked.path },
      query: { ...asked.query },
      headers: { 'user-agent': ctx.get('User-Agent') || undefined, ...asked.headers },
      rawBody: Buffer.alloc(0),
      session,
      userId: session.userId ?? '',
      officeRole: undefined,
      isTestKey: false,
      partner,
      host: ctx.host,
      ip: ctx.ip,
    } as unknown as HandlerRequest<OperationId>
    const result = await (handlers[id] as unknown as AnyHandler)(request, context)
    if (isChecked) checkResponse(operation, validators, result)
    return result.body as BodyOf<typeof id>
  }
}
