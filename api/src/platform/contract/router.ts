import { Readable } from 'node:stream'
import type Router from '@koa/router'
import type { Context as KoaContext } from 'koa'
import type { Context } from '../context/context.ts'
import { Problem } from '../http/problem.ts'
import { admitCarrier, sentCarrierKey, type CarrierKeys } from './carrier-key.ts'
import { readOperations, type Operation } from './document.ts'
import { ContractRouter } from './literal-paths.ts'
import type { HandlerRequest, Handlers, OperationId } from './handler.ts'
import type { SessionPort } from '../http/session-port.ts'
import { assertMayCall, factorMissing, type OfficeRole } from './office-role.ts'
import { assertMayView } from './viewing.ts'
import { assertScopes, OWN_SCOPES } from './partner-scopes.ts'
import type { PartnerCall } from '../http/partner-call.ts'
import { readRequest } from './read-request.ts'
import { checkResponse } from './response-check.ts'
import { validatorsOf } from './validators.ts'

type AnyHandler = (
  request: HandlerRequest<OperationId>,
  context: Context,
) => Promise<{ status: number; body?: unknown; headers?: Record<string, string> }>

/**
 * Joins the contract to its handlers.
 * @throws Error when an operation has no handler, or a handler no operation: the service must not start.
 */
export function contractRouter(
  handlers: Handlers,
  context: Context,
  sessionOf: (ctx: KoaContext) => SessionPort,
  findOfficeRole: (context: Context, userId: string) => Promise<OfficeRole | undefined>,
  { carrierKeys, findGuest }: KeyHolders = {},
): Router {
  const operations = readOperations()
  assertComplete(operations, handlers)
  const router = new ContractRouter(operations)
  const checked = context.config.mode !== 'production'
  for (const operation of operations) {
    const validators = validatorsOf(operation)
    const handler = handlers[operation.operationId as OperationId] as unknown as AnyHandler
    router.register(toKoaPath(operation.path), [operation.method], async (ctx) => {
      if (actsWhenOpened(operation) && isLookingAhead(ctx)) throw onlyGet()
      const key = operation.takesCarrierKey ? sentCarrierKey(ctx) : undefined
      const known = key && carrierKeys ? await admitCarrier(ctx, key, carrierKeys, operation) : undefined
      const speaksFor = known?.userId ?? (findGuest && (await guestByKey(ctx, operation, findGuest)))
      const session = speaksFor ? byKey(speaksFor, sessionOf(ctx)) : sessionOf(ctx)
      await assertMayView(operation, session, (id) => findOfficeRole(context, id))
      let officeRole: OfficeRole | undefined
      if (operation.session === 'admin' && session.userId) {
        officeRole = await findOfficeRole(context, session.userId)
        assertMayCall(operation.roles, officeRole)
        if (context.config.adminSecondFactor === 'required' && !session.hasSecondFactor) throw factorMissing()
      }
      const request = {
        ...(await readRequest(ctx, operation, validators, session)),
        officeRole,
        isTestKey: known?.isTest ?? false,
      }
      const result = await handler(request, context)
      if (checked) checkResponse(operation, validators, result)
      ctx.set({ 'Cache-Control': 'no-store', ...result.headers })
      setBody(ctx, result.body)
      ctx.status = result.status
    })
  }
  return router
}

/**
 * Answers in JSON are bytes from here on: a text would be measured, joined to its head and turned into bytes one after the other, each
 * time the whole of it, which took a fifth of the time that it takes to send fifty bookings.
 */
function setBody(ctx: KoaContext, body: unknown): void {
  if (typeof body !== 'object' || body === null || Buffer.isBuffer(body) || body instanceof Readable) {
    ctx.body = body ?? null
    return
  }
  if (!ctx.response.get('Content-Type')) ctx.type = 'json'
  ctx.body = Buffer.from(JSON.stringify(body))
}

/** How keys that stand in the place of a session are answered for by the rooms whose they are. */
interface KeyHolders {
  carrierKeys?: CarrierKeys
  /** The account of the guest whose booking a partner's server made. */
  findGuest?: (partner: PartnerCall, bookingId: number) => Promise<string | undefined>
}

/** Stands for whose a booking is that cannot be: what is wrong with its id is said where the path is read. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * The account that a partner's key acts for, on an operation of a traveller's that takes one: that of the guest of the booking in the path.
 * @throws Problem SCOPE_MISSING, NOT_FOUND
 */
async function guestByKey(
  ctx: KoaContext & { params?: Record<string, string> },
  operation: Operation,
  findGuest: NonNullable<KeyHolders['findGuest']>,
): Promise<string | undefined> {
  const partner = ctx.state['partner'] as PartnerCall | undefined
  const isOwn = operation.scopes.some((scope) => OWN_SCOPES.includes(scope))
  const isStandIn = operation.session === 'required' && operation.partner === 'allowed' && !isOwn
  if (!isStandIn || !partner || partner.kind === 'subdomain') return undefined
  assertScopes(operation.scopes, partner)
  const id = Number(ctx.params?.['id'])
  if (!Number.isInteger(id) || id < 1 || id >= 2 ** 31) return NOBODY
  const guest = await findGuest(partner, id)
  if (!guest) throw new Problem('NOT_FOUND', 'Booking not found')
  return guest
}

/** A call by a key is its account's, whatever cookie came beside it, and nobody's look at another's. */
function byKey(userId: string, session: SessionPort): SessionPort {
  return Object.create(session, { userId: { value: userId }, viewing: { value: undefined } }) as SessionPort
}

function assertComplete(operations: readonly Operation[], handlers: Handlers) {
  const declared = new Set(operations.map((operation) => operation.operationId))
  const handled = new Set<string>(Object.keys(handlers))
  const missing = [...declared.difference(handled)]
  const unknown = [...handled.difference(declared)]
  if (missing.length + unknown.length === 0) return
  throw new Error(
    `The contract and its handlers differ. Without a handler: ${missing.join(', ') || 'none'}. Without an operation: ${unknown.join(', ') || 'none'}.`,
  )
}

/** Links that do something and lead on. Programs look ahead by their head, or say so; only a person's GET does it. */
function actsWhenOpened({ responses }: Operation): boolean {
  return responses.has('302')
}

/** Browsers say so when they fetch a link that nobody has opened yet (`Sec-Purpose: prefetch`), and ask again when somebody does. */
function isLookingAhead(ctx: KoaContext): boolean {
  const purpose = `${ctx.get('Sec-Purpose')} ${ctx.get('Purpose')} ${ctx.get('X-Moz')}`
  return ctx.method === 'HEAD' || /\b(prefetch|prerender|preview)\b/i.test(purpose)
}

function onlyGet(): Problem {
  const message = 'This address does something when it is opened, so it takes GET alone.'
  return new Problem('METHOD_NOT_ALLOWED', message, { headers: { Allow: 'GET' } })
}

function toKoaPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
