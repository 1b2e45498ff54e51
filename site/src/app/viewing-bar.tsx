import { useQueryClient } from '@tanstack/react-query'
import { useLatestMutation } from '../base/api/use-latest-mutation.ts'
import { useLocation } from 'wouter'
import { useClient } from '../base/api/client-context.tsx'
import { QUERY_KEYS } from '../base/api/queries.ts'
import { useT } from '../base/i18n/i18n-provider.tsx'
import { forgetAnswers } from '../subjects/session/forget-answers.ts'
import { useSession } from '../subjects/session/use-session.ts'
import { Button } from '../ui/button/button.tsx'

/** Says on every screen whose account somebody of the back office looks at, and leads back. */
export function ViewingBar() {
  const t = useT()
  const { user } = useSession()
  const client = useClient()
  const cache = useQueryClient()
  const [, navigate] = useLocation()
  const end = useLatestMutation({
    mutationFn: () => client.endViewing(),
    async onSuccess() {
      navigate(`/admin?tab=users&open=${user?.id ?? ''}`)
      await cache.invalidateQueries({ queryKey: QUERY_KEYS.session })
      forgetAnswers(cache)
    },
  })
  if (!user?.viewingUntil) return null
  return (
    <output className="site-viewing">
      <span>{t('shell.viewing', { name: `${user.firstName} ${user.lastName}` })}</span>
      <Button size="sm" variant="secondary" loading={end.isPending} onClick={() => end.mutate()}>
        {t('shell.viewingEnd')}
      </Button>
    </output>
  )
}
