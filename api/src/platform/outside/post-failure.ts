/** Why nothing was answered. */
export type PostFailureKind =
  /** The address leads into a network of one's own. */
  | 'blocked'
  /** Nobody knows the name. */
  | 'unresolved'
  /** The certificate is not one of this host that anybody vouches for. */
  | 'untrusted'
  | 'timeout'
  | 'unreachable'

/** A request that was not answered. Its message is for people. */
export class PostFailure extends Error {
  readonly kind: PostFailureKind

  constructor(kind: PostFailureKind, message: string) {
    super(message)
    this.kind = kind
  }
}

const TLS = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_VERIFY|EPROTO|HOSTNAME_MISMATCH/

/** What a connection that broke says. */
export function failureOf(error: unknown): PostFailure {
  if (error instanceof PostFailure) return error
  const { name, code, message } = error as NodeJS.ErrnoException
  if (name === 'TimeoutError') return new PostFailure('timeout', 'It did not answer in time.')
  if (TLS.test(code ?? '')) return new PostFailure('untrusted', `Its certificate is not trusted: ${code}.`)
  return new PostFailure('unreachable', `The connection failed: ${code ?? message}.`)
}
