import { etagOf, withEtag, type Profile } from '@fiacre/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClient } from '../api/client-context.tsx'
import { QUERY_KEYS } from '../api/queries.ts'
import { useTexts } from '../i18n/i18n-provider.tsx'
import { accountKeeper } from './account-keeper.ts'
import { choicesHere } from './choices-here.ts'
import { usePreferencesStore } from './preferences-provider.tsx'

/**
 * Keeps language, currency and unit in step with the account of whoever is signed in: what the account has is shown and
 * kept in this browser, an account without any takes over what is shown, and every choice goes to both. Shows nothing.
 * One for each person: give it their id as its key.
 */
export function AccountPreferences({ user }: { user: Profile }) {
  const client = useClient()
  const cache = useQueryClient()
  const texts = useTexts()
  const store = usePreferencesStore()
  const { preferences } = user

  const [here] = useState(() => choicesHere(texts, store))
  const [keeper] = useState(() =>
    accountKeeper({
      async save(choices) {
        const kept = await client.updatePreferences({ body: choices })
        // What the page knows of the account would otherwise be news from the time before.
        for (const key of [QUERY_KEYS.session, QUERY_KEYS.profile]) {
          cache.setQueryData<Profile | null>(
            key,
            (known) => known && withEtag({ ...known, preferences: kept }, etagOf(known)),
          )
        }
      },
    }),
  )

  useEffect(() => {
    const ends = [
      here.onChoice((change) => keeper.choose(change, here.shown())),
      here.onChoiceElsewhere((change) => {
        keeper.follow(change)
        here.show(change)
      }),
      () => keeper.stop(),
    ]
    const flush = () => document.visibilityState === 'hidden' && keeper.flush()
    document.addEventListener('visibilitychange', flush)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      for (const end of ends) end()
    }
  }, [keeper, here])

  useEffect(() => {
    if (!preferences) return keeper.choose({}, here.shown())
    const { language, currency, distanceUnit } = preferences
    if (keeper.hear({ language, currency, distanceUnit })) here.show(preferences)
  }, [preferences, keeper, here])

  return null
}
