import type { RuleMessage } from '@fiacre/sdk/rules'
import type { Context as KoaContext } from 'koa'
import { readFileBody } from '../http/file-body.ts'
import { readJsonBody, type JsonBody } from '../http/json-body.ts'
import type { PartnerCall } from '../http/partner-call.ts'
import type { Said } from '../http/problem-words.ts'
import { Problem, signInNeeded, type FieldError } from '../http/problem.ts'
import { readOperations, type Operation } from './document.ts'
import { fieldErrors, shownName } from './field-errors.ts'
import type { HandlerRequest, OperationId } from './handler.ts'
import { assertScopes, OWN_SCOPES } from './partner-scopes.ts'
import type { SessionPort } from '../http/session-port.ts'
import { ruleMessages } from './rule-messages.ts'
import { unfitHeader, unfitText, type Unfit } from './storable-text.ts'
import { VERSION_HEADER, type Validators } from './validators.ts'

const UNFIT: Record<Unfit, string> = {
  unstorable: 'Text must not contain the NUL character or half of a surrogate pair.',
  unseen:
    'Text must not contain unseen characters that turn the direction of writing or end a line (U+2028 to U+202E, U+2066 to U+2069). Type it anew instead of copying it.',
}

/**
 * Reads a request and holds it against the contract, before any handler sees it.
 * @throws Problem UNAUTHORIZED, INVALID_KEY, SCOPE_MISSING, NOT_ACCEPTABLE, PRECONDITION_REQUIRED, INVALID_REQUEST, and those of the JSON body
 */
export async function readRequest(
  ctx: KoaContext & { params?: Record<string, string> },
  operation: Operation,
  validators: Validators,
  session: SessionPort,
): Promise<Omit<HandlerRequest<OperationId>, 'officeRole' | 'isTestKey'>> {
  const partner = ctx.state['partner'] as PartnerCall | undefined
  const isByKey = Boolean(partner?.keyId) && operation.scopes.some((scope) => OWN_SCOPES.includes(scope))
  if (operation.session !== 'none' && !session.userId && !isByKey) {
    throw isPartnerKey(ctx.get('Authorization')) ? keyNotTaken() : signInNeeded()
  }
  if (operation.partner === 'required' && (!partner || partner.kind === 'subdomain')) {
    throw new Problem('INVALID_KEY', 'This call needs a partner key: send it as Authorization: Bearer pk_….')
  }
  assertScopes(operation.scopes, partner)
  assertAcceptable(ctx, operation)
  const path = { ...ctx.params }
  const query = { ...ctx.query }
  const headers = ctx.headers as Record<string, string | undefined>
  assertValid(validators.path, path, '/path')
  assertValid(validators.query, query, '/query')
  assertValid(validators.headers, headers, '/header')
  const body = await readBody(ctx, operation)
  assertBody(operation, validators, body.value)
  const unfit = unfitText([path, query, body.value]) ?? unfitHeader(ctx.headers)
  if (unfit) throw unfitProblem(unfit, body.value)
  assertVersionNamed(operation, headers)
  return {
    body: body.value,
    path,
    query,
    headers,
    rawBody: body.raw,
    session,
    userId: session.userId ?? '',
    partner,
    host: ctx.host,
    ip: ctx.ip,
  }
}

function assertBody(operation: Operation, validators: Validators, value: unknown): void {
  if (value === undefined && operation.bodySchema && operation.bodyRequired) {
    throw new Problem('INVALID_REQUEST', 'This request needs a JSON body.')
  }
  if (value === undefined || !validators.body) return
  const broken = ruleMessages(operation.operationId as OperationId, value)
  assertValid(validators.body, value, '', broken)
}

/** What a request says, wherever it was read. */
export interface Asked {
  path?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string | undefined>
  body?: unknown
}

/**
 * Holds what a plain form says against the contract, as if it had come as JSON.
 * @throws Problem UNAUTHORIZED, INVALID_REQUEST
 */
export function checkAsked(
  operation: Operation,
  validators: Validators,
  { path = {}, query = {}, body }: Asked,
  session: SessionPort,
): void {
  if (operation.session !== 'none' && !session.userId) throw signInNeeded()
  assertValid(validators.path, path, '/path')
  assertValid(validators.query, query, '/query')
  assertBody(operation, validators, body)
  const unfit = unfitText([path, query, body])
  if (unfit) throw unfitProblem(unfit, body)
}

function isPartnerKey(authorization: string): boolean {
  return /^bearer\s+[ps]k_/i.test(authorization.trim())
}

/** An integrator's first guess: the key that speaks for a partner does not speak for a traveller. */
function keyNotTaken(): Problem {
  const message =
    'Partner keys are not taken here: this call belongs to a person who is signed in, by the session of POST /api/auth/login. ' +
    `Keys are taken by ${KEY_PATHS.join(', ')}; a partner’s journey is handed over with POST /api/checkout-sessions. ` +
    'What a server books with POST /api/guest-bookings it looks after at /api/bookings/{id}.'
  return new Problem('UNAUTHORIZED', message)
}

const KEY_PATHS = readOperations()
  .filter(({ partner, session }) => partner !== 'none' && session === 'none')
  .map(({ method, path }) => `${method.toUpperCase()} ${path}`)

/** Names the fields of the body, so that a form can show it there. */
function unfitProblem(unfit: Unfit, body: unknown): Problem {
  const message = UNFIT[unfit]
  const errors = Object.entries(body ?? {})
    .filter(([, value]) => unfitText(value))
    .map(([name]) => ({ pointer: `/${name}`, code: 'pattern', says: message }))
  return new Problem('INVALID_REQUEST', message, errors.length > 0 ? { errors } : {})
}

function assertAcceptable(ctx: KoaContext, operation: Operation) {
  // What answers with a redirect, a picture or a document lists no 406: a client asks for what it is to get, a browser for HTML.
  if (!operation.responses.has('406') || ctx.accepts('application/json', 'application/problem+json')) return
  throw new Problem(
    'NOT_ACCEPTABLE',
    'This API answers in JSON. Send Accept: application/json, or no Accept header.',
  )
}

/** Where the contract asks for `If-Match`, a call without one, or for whatever version there is, has its own status (RFC 6585 section 3). */
function assertVersionNamed({ parameters }: Operation, headers: Record<string, string | undefined>) {
  const isAsked = parameters.some(({ name, required }) => name === VERSION_HEADER && required)
  const sent = headers[VERSION_HEADER.toLowerCase()]?.trim()
  if (!isAsked || (sent && sent !== '*')) return
  throw new Problem(
    'PRECONDITION_REQUIRED',
    'Send the tag of the record that you answer as If-Match, so that nobody answers what was changed meanwhile.',
  )
}

async function readBody(ctx: KoaContext, operation: Operation): Promise<JsonBody> {
  if (operation.method === 'get') return { value: undefined, raw: Buffer.alloc(0) }
  if (operation.fileTypes.length > 0) {
    return { value: undefined, raw: await readFileBody(ctx, operation.fileTypes) }
  }
  if (operation.bodySchema) return readJsonBody(ctx)
  // Where none is expected, a body is ignored only when it says nothing.
  const body = await readJsonBody(ctx).catch(() => undefined)
  if (body && (body.value === undefined || isEmptyObject(body.value))) return body
  throw new Problem('INVALID_REQUEST', 'This request takes no body.')
}

function isEmptyObject(value: unknown): boolean {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject && Object.keys(value).length === 0
}

/** The rules of the forms are made for short texts: a longer one is taken apart by nothing of ours. */
const LONGEST_READ = 2_000

function hasLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > LONGEST_READ
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongText)
}

function assertValid(
  validate: NonNullable<Validators['body']>,
  value: unknown,
  place: string,
  broken: () => Map<string, RuleMessage> = () => new Map(),
) {
  if (validate(value)) return
  const rules = hasLongText(value) ? new Map<string, RuleMessage>() : broken()
  const errors = fieldErrors(validate.errors, place).map((error) => ({
    ...error,
    says: rules.get(error.pointer) ?? error.says,
  }))
  throw new Problem('INVALID_REQUEST', summaryOf(errors[0]), { errors })
}

/** The first error, with the field's name before it unless a rule speaks of it itself. */
function summaryOf(error: FieldError | undefined): Said {
  if (!error) return 'The body does not fit.'
  const { pointer, code, says } = error
  if (typeof says !== 'string' || code === 'minProperties') return says
  return `${shownName(pointer) || 'The body'}: ${says}`
}
