import { etagOf, withEtag, type Profile } from '@fiacre/sdk'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useTexts } from '../../../base/i18n/i18n-provider.tsx'
import { choicesHere } from '../../../base/preferences/choices-here.ts'
import { usePreferencesStore } from '../../../base/preferences/preferences-provider.tsx'
import { useNewProfile } from '../../traveller/use-profile.ts'

type Preferences = NonNullable<Profile['preferences']>

/** Keeps a preference that the profile alone sets: the access level that new bookings begin with, whether text messages are wanted. */
export function useSavePreference(profile: Profile) {
  const client = useClient()
  const texts = useTexts()
  const store = usePreferencesStore()
  const takeProfile = useNewProfile()
  return useLatestMutation<
    Profile['preferences'],
    Error,
    Partial<Pick<Preferences, 'accessLevel' | 'textMessages'>>
  >({
    mutationFn: (chosen) =>
      client.updatePreferences({
        body: { ...(profile.preferences ?? choicesHere(texts, store).shown()), ...chosen },
      }),
    onSuccess: (preferences) => takeProfile(withEtag({ ...profile, preferences }, etagOf(profile))),
  })
}
