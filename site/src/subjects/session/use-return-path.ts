import { useSearch } from 'wouter'
import { useBrowserValue } from '../../base/browser/use-browser-value.ts'
import { returnPath } from './return-path.ts'

/** The page that asked for the sign-in or registration that one is at; null without one. */
export function useReturnPath(): string | null {
  const search = useSearch()
  return useBrowserValue(() => returnPath(search, location.origin), null)
}
