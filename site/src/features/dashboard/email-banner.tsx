import type { Profile } from '@fiacre/sdk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../api/client-context.tsx'
import { emailStatusQuery } from '../../api/queries.ts'
import { isSignedOutError } from '../../bookings/use-session-end.ts'
import { useT } from '../../i18n/i18n-provider.tsx'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useNotify } from '../../notices/notices-provider.tsx'
import { useSessionEnded } from '../../session/use-session-ended.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'

/** Asks to confirm the e-mail address until it is, or until it was dismissed (spec sections 2 and 4). */
export function EmailBanner({ user }: { user: Profile }) {
  const t = useT()
  const notify = useNotify()
  const errorText = useErrorText()
  const client = useClient()
  const sessionEnded = useSessionEnded()
  const [isDismissed, setDismissed] = useState(false)
  const status = useQuery({ ...emailStatusQuery(client), enabled: !user.emailConfirmed })

  const resend = useMutation({
    mutationFn: () => client.sendConfirmation(),
    onSuccess: async () => {
      // Confirmed in another window meanwhile: no mail went out.
      const { data } = await status.refetch()
      const id = data?.emailConfirmed ? 'shell.emailConfirmed' : 'shell.emailSent'
      notify({ title: t(id), description: t(`${id}Text`) })
    },
    onError: (error) => {
      if (isSignedOutError(error)) sessionEnded()
      else fail(errorText(error, t('shell.tryLater')))
    },
  })

  function fail(description: string): void {
    notify({ title: t('shell.emailFailed'), description, variant: 'destructive' })
  }

  const isConfirmed = user.emailConfirmed || status.data?.emailConfirmed
  // A new address that waits has its own banner in the profile, and the mail would go there.
  if (isConfirmed || isDismissed || user.pendingEmail !== null) return null
  return (
    <Banner
      title={t('dashboard.confirmEmail')}
      action={
        <Button
          variant="secondary"
          size="sm"
          loading={resend.isPending}
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
    </Banner>
  )
}
