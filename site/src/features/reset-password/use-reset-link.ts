import { FiacreError } from '@fiacre/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useClient } from '../../api/client-context.tsx'

/** What became of the link: `failed` when the service did not say. */
export type ResetLinkState =
  | { readonly status: 'checking' | 'missing' | 'invalid' }
  | { readonly status: 'valid'; readonly email: string }
  | {
      readonly status: 'failed'
      readonly error: Error
      readonly isTrying: boolean
      readonly retry: () => void
    }

/** Asks the service whether the link still works, and for whose account it is. `null` is a link without its key. */
export function useResetLink(token: string | null): ResetLinkState {
  const client = useClient()
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOptions({
      queryKey: ['/api/auth/reset-password/validate', token],
      queryFn: ({ signal }) => client.validatePasswordReset({ query: { token: token ?? '' }, signal }),
    }),
    enabled: token !== null,
    retry: false,
    // Whether it works may change any moment, and the key is not to lie about.
    gcTime: 0,
    // Without a network it fails and can be tried again, rather than wait unseen.
    networkMode: 'always',
  })
  if (token === null) return { status: 'missing' }
  if (data) return { status: 'valid', email: data.email }
  if (!error) return { status: 'checking' }
  if (isLinkGone(error)) return { status: 'invalid' }
  return { status: 'failed', error, isTrying: isFetching, retry: () => void refetch() }
}

/** Whether the service says that the link does not work: it was used, is too old, or never was one. */
export function isLinkGone(error: unknown): boolean {
  return error instanceof FiacreError && (error.code === 'RESET_LINK_INVALID' || error.status === 400)
}
