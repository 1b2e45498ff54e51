import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePageRestored } from '../../../base/history/use-page-restored.ts'
import { forgetAnswers } from '../../session/forget-answers.ts'
import { isSignedInHint, wasSignedIn } from '../../../base/storage/signed-in-hint.ts'
import { useRefreshSession } from '../../session/use-session.ts'
import { useForgetTraveller } from './use-forget-traveller.ts'

/**
 * Keeps a page from showing what belongs to a traveller who has left: logged out in another tab, or before the browser's
 * back button brought this page back as it was. It is there while somebody is signed in, another one for each.
 */
export function SessionWatch() {
  const cache = useQueryClient()
  const forget = useForgetTraveller()
  const check = useRefreshSession()

  useEffect(() => {
    // The other tab's logout may still be on its way: the service is not asked.
    const changedElsewhere = ({ key }: StorageEvent) => {
      if (!isSignedInHint(key)) return
      if (wasSignedIn()) void check()
      else void forget()
    }
    window.addEventListener('storage', changedElsewhere)
    return () => window.removeEventListener('storage', changedElsewhere)
  }, [check, forget])

  async function askAgain(): Promise<void> {
    if (!wasSignedIn()) await forget()
    await check()
  }
  usePageRestored(() => void askAgain())

  // The session has ended, however that came, or is another traveller's: the screens go first, then what they showed.
  useEffect(() => () => void setTimeout(() => forgetAnswers(cache, { again: true })), [cache])

  return null
}
