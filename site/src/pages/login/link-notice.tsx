import { useEffect } from 'react'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import { useDeadLink } from '../../subjects/session/use-dead-link.ts'
import type { LinkOutcome } from './use-confirmation.ts'

/** Tells whoever is signed in already why the link confirmed nothing; the dashboard has the way to a new one. */
export function LinkNotice({ outcome }: { outcome: LinkOutcome }) {
  const t = useT()
  const notify = useNotify()
  const { tell } = useDeadLink()
  useEffect(() => {
    if (outcome === 'used') notify({ title: t('login.linkUsed'), description: t('login.linkUsedHere') })
    else {
      tell()
      notify({
        variant: 'destructive',
        title: t('login.linkInvalid'),
        description: t('login.linkInvalidHere'),
      })
    }
    // Once: what is said stays said when the language changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome])
  return null
}
