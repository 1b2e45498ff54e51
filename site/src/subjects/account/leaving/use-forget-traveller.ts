import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { QUERY_KEYS } from '../../../base/api/queries.ts'
import { useBookingFlow } from '../../booking-form/booking-flow-provider.tsx'
import { forgetAnswers } from '../../session/forget-answers.ts'
import { logSession } from '../../session/log-session.ts'
import { clearTraces } from './clear-traces.ts'

/**
 * Forgets the traveller whose session has ended by wish: cached answers, what is in the booking form, what the browser
 * keeps. Nothing of one traveller may be left for the next. Then `useSession` says `signed-out`.
 */
export function useForgetTraveller(): () => Promise<void> {
  const cache = useQueryClient()
  const flow = useBookingFlow()
  return useCallback(async () => {
    await cache.cancelQueries()
    clearTraces()
    flow.reset()
    forgetAnswers(cache)
    cache.setQueryData(QUERY_KEYS.session, null)
    logSession('Signed out.')
  }, [cache, flow])
}
