import Router from '@koa/router'
import type { Context as KoaContext } from 'koa'
import type { Context } from '../context.ts'
import { readJsonBody } from '../http/json-body.ts'
import { Problem } from '../http/problem.ts'
import { readOperations, type Operation } from './document.ts'
import { fieldErrors } from './field-errors.ts'
import type { Handlers, HandlerRequest, OperationId, SessionPort } from './handler.ts'
import { ruleMessages } from './rule-messages.ts'
import { checkResponse } from './response-check.ts'
import { createValidators, type Validators } from './validators.ts'

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
): Router {
  const operations = readOperations()
  assertComplete(operations, handlers)
  const router = new Router()
  const validatorsOf = createValidators()
  const checked = context.config.mode !== 'production'
  for (const operation of operations) {
    const validators = validatorsOf(operation)
    const handler = handlers[operation.operationId as OperationId] as unknown as AnyHandler
    router.register(toKoaPath(operation.path), [operation.method], async (ctx) => {
      const request = await readRequest(ctx, operation, validators, sessionOf(ctx))
      const result = await handler(request, context)
      if (checked) checkResponse(operation, validators, result)
      ctx.set({ 'Cache-Control': 'no-store', ...result.headers })
      ctx.body = result.body ?? null
      ctx.status = result.status
    })
  }
  return router
}

function assertComplete(operations: Operation[], handlers: Handlers) {
  const declared = new Set(operations.map((operation) => operation.operationId))
  const handled = new Set<string>(Object.keys(handlers))
  const missing = [...declared.difference(handled)]
  const unknown = [...handled.difference(declared)]
  if (missing.length + unknown.length === 0) return
  throw new Error(
    `The contract and its handlers differ. Without a handler: ${missing.join(', ') || 'none'}. Without an operation: ${unknown.join(', ') || 'none'}.`,
  )
}

async function readRequest(
  ctx: KoaContext & { params?: Record<string, string> },
  operation: Operation,
  validators: Validators,
  session: SessionPort,
): Promise<HandlerRequest<OperationId>> {
  if (operation.session === 'required' && !session.userId) {
    throw new Problem('UNAUTHORIZED', 'Authentication required')
  }
  const path = { ...ctx.params }
  const query = { ...ctx.query }
  const headers = ctx.headers as Record<string, string | undefined>
  assertValid(validators.path, path, (at) => at.slice(1))
  assertValid(validators.query, query, (at) => at.slice(1))
  assertValid(validators.headers, headers, (at) => at.slice(1))
  const body =
    operation.method === 'get' ? { value: undefined, raw: Buffer.alloc(0) } : await readJsonBody(ctx)
  if (body.value === undefined && operation.bodyRequired) {
    throw new Problem('INVALID_REQUEST', 'This request needs a JSON body.')
  }
  if (body.value !== undefined && !validators.body) {
    // A body where none is expected is ignored only when it says nothing.
    if (JSON.stringify(body.value) !== '{}')
      throw new Problem('INVALID_REQUEST', 'This request takes no body.')
  }
  if (body.value !== undefined && validators.body) {
    const spoken = ruleMessages(operation.operationId as OperationId, body.value)
    assertValid(validators.body, body.value, (at) => `#${at}`, spoken)
  }
  assertStorable([path, query, body.value])
  return {
    body: body.value,
    path,
    query,
    headers,
    rawBody: body.raw,
    session,
    userId: session.userId ?? '',
    ip: ctx.ip,
  } as HandlerRequest<OperationId>
}

function assertValid(
  validate: NonNullable<Validators['body']>,
  value: unknown,
  pointer: (path: string) => string,
  spoken: () => Map<string, string> = () => new Map(),
) {
  if (validate(value)) return
  const words = spoken()
  const errors = fieldErrors(validate.errors, pointer).map((error) => ({
    ...error,
    message: words.get(error.pointer) ?? error.message,
  }))
  const first = errors[0]
  const isOwnWording = first && words.has(first.pointer)
  const message = isOwnWording
    ? first.message
    : `${first?.pointer || 'The body'}: ${first?.message ?? 'does not fit.'}`
  throw new Problem('INVALID_REQUEST', message, { errors })
}

/** PostgreSQL stores any character but NUL. */
function assertStorable(values: unknown[]) {
  if (JSON.stringify(values).includes('\\u0000')) {
    throw new Problem('INVALID_REQUEST', 'Text must not contain the NUL character.')
  }
}

function toKoaPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}
