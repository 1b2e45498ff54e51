import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useT } from '../../i18n/i18n-provider.tsx'
import { useNotify } from '../../notices/notices-provider.tsx'

/**
 * What the confirmation link in a mail came to, as the address has it: `confirmation=invalid` stays on the page,
 * `confirmed=true` is said by a notice. The query is then taken away, so that a reload does not say it again.
 */
export function useConfirmation(): { isInvalid: boolean } {
  const t = useT()
  const notify = useNotify()
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [isInvalid] = useState(() => new URLSearchParams(search).get('confirmation') === 'invalid')
  useEffect(() => {
    const query = new URLSearchParams(search)
    const isConfirmed = query.get('confirmed') === 'true'
    if (!isConfirmed && !query.has('confirmation')) return
    if (isConfirmed) notify({ title: t('shell.emailConfirmed'), description: t('shell.emailConfirmedText') })
    navigate(path, { replace: true })
  }, [search, path, navigate, notify, t])
  return { isInvalid }
}
