import { FiacreError } from '@fiacre/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'

/** What became of the link: `failed` when the service did not say. */
export type ResetLinkState<Link = { readonly email: string }> =
  | { readonly status: 'checking' | 'missing' | 'invalid' }
  | ({ readonly status: 'valid' } & Link)
  | {
      readonly status: 'failed'
      readonly error: Error
      readonly isTrying: boolean
      readonly retry: () => void
    }

/** Asks the service whether a reset link still works, and for whose account it is. `null` is a link without its key. */
export function useResetLink(token: string | null): ResetLinkState {
  const client = useClient()
  return useLink('/api/auth/reset-password/validate', token, (known, signal) =>
    client.validatePasswordReset({ query: { token: known }, signal }),
  )
}

/** The same of a link that takes a changed address back: which one comes, and which goes. */
export function useUndoLink(
  token: string | null,
): ResetLinkState<{ readonly email: string; readonly replaces: string }> {
  const client = useClient()
  return useLink('/api/auth/email-change/undo', token, (known, signal) =>
    client.validateEmailChangeUndo({ query: { token: known }, signal }),
  )
}

function useLink<Link extends object>(
  key: string,
  token: string | null,
  ask: (token: string, signal: AbortSignal) => Promise<Link>,
): ResetLinkState<Link> {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOptions({ queryKey: [key, token], queryFn: ({ signal }) => ask(token ?? '', signal) }),
    enabled: token !== null,
    retry: false,
    // Whether it works may change any moment, and the key is not to lie about.
    gcTime: 0,
    // Without a network it fails and can be tried again, rather than wait unseen.
    networkMode: 'always',
  })
  if (token === null) return { status: 'missing' }
  if (data) return { status: 'valid', ...data }
  if (!error) return { status: 'checking' }
  if (isLinkGone(error)) return { status: 'invalid' }
  return { status: 'failed', error, isTrying: isFetching, retry: () => void refetch() }
}

/** Whether the service says that the link does not work: it was used, is too old, or never was one. */
export function isLinkGone(error: unknown): boolean {
  return error instanceof FiacreError && (error.code === 'RESET_LINK_INVALID' || error.status === 400)
}
