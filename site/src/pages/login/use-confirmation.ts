import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useNotify } from '../../base/notices/notices-provider.tsx'

/** A confirmation link that did not confirm: it was used before, or it is expired or unknown. */
export type LinkOutcome = 'used' | 'invalid'

/**
 * What the confirmation link in a mail came to, as the address has it: `confirmation=used` and `confirmation=invalid` stay
 * until they are done with, `confirmed=true` is said by a notice. The query is taken away, so that a reload does not say
 * it again.
 */
export function useConfirmation(): { outcome: LinkOutcome | null; done: () => void } {
  const t = useT()
  const notify = useNotify()
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [outcome, setOutcome] = useState(() => readOutcome(search))
  useEffect(() => {
    const query = new URLSearchParams(search)
    const isConfirmed = query.get('confirmed') === 'true'
    if (!isConfirmed && !query.has('confirmation')) return
    if (isConfirmed) notify({ title: t('shell.emailConfirmed'), description: t('shell.emailConfirmedText') })
    // Where to go on stays.
    for (const each of ['confirmed', 'confirmation']) query.delete(each)
    navigate(query.size > 0 ? `${path}?${query.toString()}` : path, { replace: true })
  }, [search, path, navigate, notify, t])
  return { outcome, done: () => setOutcome(null) }
}

function readOutcome(search: string): LinkOutcome | null {
  const outcome = new URLSearchParams(search).get('confirmation')
  return outcome === 'used' || outcome === 'invalid' ? outcome : null
}
