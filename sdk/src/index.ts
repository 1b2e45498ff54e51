export { createClient, type ClientOptions } from './client/create-client.ts'
export { FiacreError, FiacreNetworkError, FiacreTimeoutError, type FiacreErrorCode } from './client/errors.ts'
export { etagOf, withEtag } from './client/etag.ts'
export { nullWhenUnauthorized } from './client/null-when-unauthorized.ts'
export { newIdempotencyKey } from './client/idempotency-key.ts'
export type {
  CallInput,
  CallResult,
  CallSettings,
  FiacreClient,
  OperationId,
} from './client/operation-types.ts'
export type * from './client/models.ts'
