import type { Profile } from '@fiacre/sdk'
import { CONFIRMATION_BANNER_MINUTES, MS_PER_MINUTE } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useEffect, useState } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { emailStatusQuery } from '../../base/api/queries.ts'
import { isSignedOutError } from '../../subjects/session/use-session-end.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import { RESEND_WAIT_SECONDS } from '../../subjects/session/resend-wait.ts'
import { useDeadLink } from '../../subjects/session/use-dead-link.ts'
import { useRefusalText } from '../../subjects/session/use-refusal-text.ts'
import { useSessionEnded } from '../../subjects/session/use-session-ended.ts'
import { useRefreshSession } from '../../subjects/session/use-session.ts'
import { useWait } from '../../subjects/session/use-wait.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useIsPast } from './use-is-past.ts'

/**
 * Asks to confirm the e-mail address until it is, or until it was dismissed (spec sections 2 and 4). Whoever comes back from
 * the link in another tab finds it gone. Whoever has just registered is left to read the mail first, unless its link was found dead.
 */
export function EmailBanner({ user }: { user: Profile }) {
  const t = useT()
  const notify = useNotify()
  const refusalText = useRefusalText()
  const client = useClient()
  const sessionEnded = useSessionEnded()
  const refreshSession = useRefreshSession()
  const [isDismissed, setDismissed] = useState(false)
  const isDue = useIsPast(Date.parse(user.createdAt) + CONFIRMATION_BANNER_MINUTES * MS_PER_MINUTE)
  const { isDead } = useDeadLink()
  const { left: wait, begin } = useWait()
  const status = useQuery({
    ...emailStatusQuery(client),
    enabled: !user.emailConfirmed,
    refetchOnWindowFocus: 'always',
  })

  const isNews = !user.emailConfirmed && status.data?.emailConfirmed === true
  useEffect(() => {
    if (isNews) void refreshSession()
  }, [isNews, refreshSession])

  const resend = useLatestMutation({
    mutationFn: () => client.sendConfirmation(),
    onSuccess: async () => {
      // Confirmed in another window meanwhile: no mail went out.
      const { data } = await status.refetch()
      if (!data?.emailConfirmed) begin(RESEND_WAIT_SECONDS)
      const id = data?.emailConfirmed ? 'shell.emailConfirmed' : 'shell.emailSent'
      notify({ title: t(id), description: t(`${id}Text`) })
    },
    onError: (error) => {
      if (isSignedOutError(error)) sessionEnded()
      else fail(refusalText(error, t('shell.tryLater')))
    },
  })

  function fail(description: string): void {
    notify({ title: t('shell.emailFailed'), description, variant: 'destructive' })
  }

  // A new address that waits has its own banner in the profile, and the mail would go there.
  if (user.emailConfirmed || isNews || isDismissed || user.pendingEmail !== null) return null
  if (!isDue && !isDead) return null
  return (
    <Banner
      title={t('dashboard.confirmEmail')}
      action={
        <Button
          variant="secondary"
          size="sm"
          loading={resend.isPending}
          resting={wait > 0}
          loadingLabel={t('dashboard.resending')}
          onClick={() => resend.mutate()}
        >
          {t('dashboard.resend')}
        </Button>
      }
      onDismiss={() => setDismissed(true)}
      dismissLabel={t('dashboard.dismissBanner')}
    >
      {t('dashboard.confirmEmailText', { email: user.email })}
      {wait > 0 && <p>{t('account.againIn', { seconds: wait })}</p>}
    </Banner>
  )
}
