import type { Readable } from 'node:stream'
import type { Context } from '../context/context.ts'

import type { PartnerCall } from '../http/partner-call.ts'
import type { operations } from '@fiacre/sdk/contract'
import type { OfficeRole } from './office-role.ts'
import type { SessionPort } from '../http/session-port.ts'

/** What others ask of us; what we ask of others, webhooks, nobody here answers. */
export type OperationId = Exclude<keyof operations, `webhook${string}`>

type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : O extends { requestBody?: { content: { 'application/json': infer B } } }
    ? B | undefined
    : undefined

type ParametersOf<O, Place extends string> = O extends { parameters: Record<Place, infer P> }
  ? P
  : Record<never, never>
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : Record<never, never>

/** A document of bytes, a table that is made while it is sent, or what the media type's schema says. */
type JsonOf<R> = R extends { content: { 'application/pdf': unknown } | { 'image/jpeg': unknown } }
  ? Buffer
  : R extends { content: { 'text/csv': unknown } }
    ? Readable
    : R extends { content: infer C }
      ? C[keyof C]
      : undefined
type SuccessOf<O> = O extends { responses: infer R }
  ? { [S in keyof R]: S extends 200 | 201 | 202 | 302 ? { status: S; body: JsonOf<R[S]> } : never }[keyof R]
  : never

export interface HandlerRequest<Id extends OperationId> {
  body: BodyOf<operations[Id]>
  path: ParametersOf<operations[Id], 'path'>
  query: QueryOf<operations[Id]>
  /** Lower-case names. */
  headers: Record<string, string | undefined>
  rawBody: Buffer
  session: SessionPort
  /** The signed-in traveller; only operations whose contract asks for a session may read it. */
  userId: string
  /** What the caller is in the back office; only operations whose contract asks for that know it. */
  officeRole: OfficeRole | undefined
  /** Whether the call was made by a carrier's key that is for trying out. */
  isTestKey: boolean
  /** Whose key came with the call; always there where the contract asks for one. */
  partner: PartnerCall | undefined
  /** The host that was asked, with its port. */
  host: string
  /** The client's network address. */
  ip: string
}

/** What a handler answers, typed by the contract. */
type HandlerResult<Id extends OperationId> = SuccessOf<operations[Id]> & {
  headers?: Record<string, string>
}

type Handler<Id extends OperationId> = (
  request: HandlerRequest<Id>,
  context: Context,
) => Promise<HandlerResult<Id>>

/** A room's share of the contract. */
export type Handlers<Ids extends OperationId = OperationId> = { [Id in Ids]: Handler<Id> }
