import { createContext, use, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { createPreferences, type Preferences, type PreferencesStore } from './preferences.ts'

const PreferencesContext = createContext<PreferencesStore | null>(null)

/** Gives the pages below the currency and the unit to show prices and distances in. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [preferences] = useState(createPreferences)
  return <PreferencesContext value={preferences}>{children}</PreferencesContext>
}

/** The store itself, for the selectors that change it. Throws outside of `PreferencesProvider`. */
export function usePreferencesStore(): PreferencesStore {
  const preferences = use(PreferencesContext)
  if (!preferences) {
    throw new Error(
      'The preferences were asked for outside of PreferencesProvider. Wrap the page in Providers.',
    )
  }
  return preferences
}

/** The currency and the unit that the traveller chose. */
export function usePreferences(): Preferences {
  return useStore(usePreferencesStore())
}
