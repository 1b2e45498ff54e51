import type { Context } from '../context.ts'
import type { KnownDevice } from '../http/device-cookie.ts'
import type { PartnerCall } from '../http/partner-call.ts'
import type { operations } from './generated/contract.ts'

export type OperationId = keyof operations

type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : O extends { requestBody?: { content: { 'application/json': infer B } } }
    ? B | undefined
    : undefined

type ParametersOf<O, Place extends string> = O extends { parameters: Record<Place, infer P> }
  ? P
  : Record<never, never>
type QueryOf<O> = O extends { parameters: { query?: infer Q } } ? NonNullable<Q> : Record<never, never>

/** A document of bytes, or what the media type's schema says. */
type JsonOf<R> = R extends { content: { 'application/pdf': unknown } }
  ? Buffer
  : R extends { content: infer C }
    ? C[keyof C]
    : undefined
type SuccessOf<O> = O extends { responses: infer R }
  ? { [S in keyof R]: S extends 200 | 201 | 202 | 302 ? { status: S; body: JsonOf<R[S]> } : never }[keyof R]
  : never

/** An account, and the epoch that ends what was given out in an earlier one. */
interface AccountEpoch {
  id: string
  sessionEpoch: number
}

/** The signed-in traveller's session, as far as a handler may touch it. */
export interface SessionPort {
  /** Its name in lists; absent while there is no session. */
  id: string | undefined
  /** Absent when nobody is signed in. */
  userId: string | undefined
  /** When the password was last typed in this session; absent when nobody is signed in. */
  provenAt: Date | undefined
  /**
   * Starts a session under a new cookie, for somebody who has just proven to know the password. It ends when the user's epoch
   * moves on. The browser is known from then on.
   */
  signIn(user: AccountEpoch, now: Date): Promise<void>
  /** Notes that the password was typed once more. */
  prove(now: Date): void
  signOut(): Promise<void>
  /** The accounts that this browser is known to. Whether their epochs still hold is for the caller to see. */
  devices: readonly KnownDevice[]
  /** Makes the browser one that is known to an account, until the account's epoch moves on. */
  rememberDevice(user: AccountEpoch, now: Date): void
  /** Makes it an unknown one. */
  forgetDevice(userId: string): void
  /** The checkouts that this browser opened, the last one first; they outlive signing in. */
  checkoutIds: readonly string[]
  addCheckout(id: string): void
}

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
