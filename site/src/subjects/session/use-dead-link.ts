import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Kept for this visit, with what else is known of the session: signing out forgets it. */
const DEAD_LINK = ['session', 'dead-confirmation-link']

/** Whether somebody who is signed in followed a confirmation link that does not work: they are offered a new one at once. */
export function useDeadLink(): { isDead: boolean; tell: () => void } {
  const cache = useQueryClient()
  const tell = useCallback(() => void cache.setQueryData(DEAD_LINK, true), [cache])
  return { isDead: cache.getQueryData(DEAD_LINK) === true, tell }
}
