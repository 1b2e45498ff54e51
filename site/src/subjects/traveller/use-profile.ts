import { etagOf, type Profile, type ProfileUpdate } from '@fiacre/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useCallback, useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { isChangedElsewhere } from '../../base/api/changed-elsewhere.ts'
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

/** The profile was changed elsewhere since it was shown, and nothing was saved: as it was then, and as it is now. */
export class ProfileChanged extends Error {
  readonly shown: Profile
  readonly present: Profile

  constructor(shown: Profile, present: Profile, options: ErrorOptions) {
    super('The profile was changed elsewhere.', options)
    this.shown = shown
    this.present = present
  }
}

/**
 * Saves the profile as long as it is the one that was shown; afterwards the whole page, the session included, knows the new one (spec
 * section 7). Changed elsewhere meanwhile it is read anew, which `ProfileChanged` tells, and saving again goes on top of that.
 * @param profile as the form shows it when it opens
 */
export function useUpdateProfile(profile: Profile) {
  const client = useClient()
  const cache = useQueryClient()
  const takeProfile = useNewProfile()
  const [shown, setShown] = useState(profile)
  return useLatestMutation<Profile, Error, ProfileUpdate>({
    async mutationFn(body) {
      try {
        return await client.updateProfile({ body, ifMatch: etagOf(shown) })
      } catch (error) {
        if (!isChangedElsewhere(error)) throw error
        throw new ProfileChanged(shown, await client.getProfile(), { cause: error })
      }
    },
    async onError(error) {
      if (!(error instanceof ProfileChanged)) return
      setShown(error.present)
      await takeProfile(error.present)
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
