import { etagOf, FiacreError, type Profile, type ProfileUpdate } from '@fiacre/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { profileQuery, QUERY_KEYS } from '../../base/api/queries.ts'

/** The traveller's profile. The session knows it already; the read makes sure that it is the present one. */
export function useProfile(known: Profile): Profile {
  const { data } = useQuery({
    ...profileQuery(useClient()),
    initialData: known,
    // Of the time before: fetched behind what is shown.
    initialDataUpdatedAt: 0,
    refetchOnMount: true,
  })
  return data
}

/** Takes a profile that the service has just answered for the present one, on the whole page, the session included. */
export function useNewProfile(): (profile: Profile) => Promise<void> {
  const cache = useQueryClient()
  return useCallback(
    async (profile) => {
      // A read that is still under way would answer for the time before.
      await cache.cancelQueries({ queryKey: QUERY_KEYS.profile })
      await cache.cancelQueries({ queryKey: QUERY_KEYS.session })
      cache.setQueryData(QUERY_KEYS.profile, profile)
      cache.setQueryData(QUERY_KEYS.session, profile)
    },
    [cache],
  )
}

/** Saves the profile; afterwards the whole page, the session included, knows the new one (spec section 7). */
export function useUpdateProfile() {
  const client = useClient()
  const cache = useQueryClient()
  const takeProfile = useNewProfile()
  return useMutation<Profile, Error, { profile: Profile; body: ProfileUpdate }>({
    mutationFn: ({ profile, body }) => client.updateProfile({ body, ifMatch: etagOf(profile) }),
    // Changed elsewhere meanwhile: the form keeps what was typed, and the next try is made for what is there now.
    onError: (error) => {
      const isMeanwhile = error instanceof FiacreError && error.code === 'PRECONDITION_FAILED'
      if (isMeanwhile) void cache.invalidateQueries({ queryKey: QUERY_KEYS.profile })
    },
    onSuccess: async (profile) => {
      await takeProfile(profile)
      await Promise.all([
        cache.invalidateQueries({ queryKey: QUERY_KEYS.session }),
        cache.invalidateQueries({ queryKey: QUERY_KEYS.emailStatus }),
      ])
    },
  })
}
