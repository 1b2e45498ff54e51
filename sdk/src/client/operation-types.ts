import type { operations as Contract } from '../generated/contract.ts'
import type { operations } from '../generated/operations.ts'

/** The name of every call the client can make: the contract's operationId. */
export type OperationId = keyof typeof operations

/** What any call takes besides the operation's own input. */
export type CallSettings = {
  /** Aborts the call. The promise then rejects with the signal's reason. */
  signal?: AbortSignal
  /** Milliseconds for the whole call, retries included; the client's own setting otherwise. */
  timeoutMs?: number
  /** Headers besides the client's own. */
  headers?: Record<string, string>
  /** The tag of the record that is changed, as `etagOf` tells it: the change is refused where somebody else changed it meanwhile. */
  ifMatch?: string | undefined
}

type JsonOf<T> = T extends { content: { 'application/json': infer Json } } ? Json : never

/** A part of the input that may be left out when nothing in it is required. */
type Part<Name extends string, T> = [T] extends [never]
  ? unknown
  : Record<never, never> extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T }

type ParametersIn<Id extends OperationId, Where extends 'path' | 'query'> = NonNullable<
  Contract[Id]['parameters'][Where]
>

/** A file is sent as its bytes, with the type that the blob says it has. */
type FileOf<T> = T extends { content: { 'application/pdf': unknown } } ? Blob : never

type BodyOf<Id extends OperationId> = Contract[Id] extends { requestBody: infer Body }
  ? JsonOf<Body> | FileOf<Body>
  : never

type KeyOf<Id extends OperationId> = (typeof operations)[Id]['idempotent'] extends true
  ? {
      /** Says which tries are the same wish. Made anew for each call when left out, and kept over its retries. */
      idempotencyKey?: string
    }
  : unknown

/** Where the contract asks for the version that is answered, it cannot be left out. */
type MatchOf<Id extends OperationId> = Contract[Id]['parameters'] extends { header: { 'If-Match': string } }
  ? { ifMatch: string }
  : unknown

/** What one operation takes: `path`, `query` and `body` as the contract has them, and the call's settings. */
export type CallInput<Id extends OperationId> = CallSettings &
  Part<'path', ParametersIn<Id, 'path'>> &
  Part<'query', ParametersIn<Id, 'query'>> &
  Part<'body', BodyOf<Id>> &
  KeyOf<Id> &
  MatchOf<Id>

type SuccessStatus = 200 | 201 | 202

/** What one operation answers when it succeeds. */
export type CallResult<Id extends OperationId> = {
  [S in keyof Contract[Id]['responses'] & SuccessStatus]: JsonOf<Contract[Id]['responses'][S]>
}[keyof Contract[Id]['responses'] & SuccessStatus]

/** One method for each operation. The input may be left out when nothing in it is required. */
export type FiacreClient = {
  [Id in OperationId]: (
    ...input: Record<never, never> extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>]
  ) => Promise<CallResult<Id>>
}
