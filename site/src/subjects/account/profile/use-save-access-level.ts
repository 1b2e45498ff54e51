import { etagOf, withEtag, type Booking, type Profile } from '@fiacre/sdk'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useTexts } from '../../../base/i18n/i18n-provider.tsx'
import { choicesHere } from '../../../base/preferences/choices-here.ts'
import { usePreferencesStore } from '../../../base/preferences/preferences-provider.tsx'
import { useNewProfile } from '../../traveller/use-profile.ts'

/** Keeps the access level that new bookings begin with. */
export function useSaveAccessLevel(profile: Profile) {
  const client = useClient()
  const texts = useTexts()
  const store = usePreferencesStore()
  const takeProfile = useNewProfile()
  return useLatestMutation<Profile['preferences'], Error, Booking['accessLevel']>({
    mutationFn: (accessLevel) =>
      client.updatePreferences({
        body: { ...(profile.preferences ?? choicesHere(texts, store).shown()), accessLevel },
      }),
    onSuccess: (preferences) => takeProfile(withEtag({ ...profile, preferences }, etagOf(profile))),
  })
}
