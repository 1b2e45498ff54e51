import { Problem } from '#platform/http/problem.ts'

/** Nobody knows who sent it, or it was recorded and is sent again. */
export function invalidSignature(): Problem {
  return new Problem(
    'INVALID_SIGNATURE',
    'The callback is not signed by the gateway, or its signature is too old.',
  )
}

/** The gateway sent it, and it is not what the gateway says that it sends. */
export function unreadableEvent(): Problem {
  return new Problem(
    'INVALID_REQUEST',
    'The callback is signed by the gateway but tells no event as we know them.',
  )
}
