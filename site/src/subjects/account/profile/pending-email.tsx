import type { Profile } from '@fiacre/sdk'
import { useLatestMutation } from '../../../base/api/use-latest-mutation.ts'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useAccountFailure } from './use-account-failure.ts'
import { useNewProfile } from '../../traveller/use-profile.ts'

type PendingEmailProps = {
  profile: Profile
  /** The change is dropped and the banner goes: somebody else has to take the focus. */
  onDropped: () => void
}

/** A new e-mail address that waits for its confirmation: the mail once more, or the old address after all. */
export function PendingEmail({ profile, onDropped }: PendingEmailProps) {
  const t = useT()
  const notify = useNotify()
  const client = useClient()
  const failed = useAccountFailure()
  const takeProfile = useNewProfile()
  const { email: old, pendingEmail: email } = profile

  const sendAgain = useLatestMutation({
    mutationFn: () => client.sendConfirmation(),
    onSuccess: () => notify({ title: t('shell.emailSent'), description: t('shell.emailSentText') }),
    onError: (error) => failed(error, t('shell.emailFailed')),
  })
  const keepOld = useLatestMutation({
    mutationFn: () => client.cancelEmailChange(),
    onSuccess: async (kept) => {
      notify({
        title: t('profile.oldEmailKept', { email: old }),
        description: t('profile.oldEmailKeptText', { email: email ?? '' }),
      })
      onDropped()
      await takeProfile(kept)
    },
    onError: (error) => failed(error, t('profile.keepOldEmailFailed')),
  })

  if (email === null) return null
  return (
    <Banner
      live
      action={
        <div className="fi-cluster">
          <Button
            variant="secondary"
            size="sm"
            loading={sendAgain.isPending}
            loadingLabel={t('profile.sendingAgain')}
            onClick={() => sendAgain.mutate()}
          >
            {t('profile.sendAgain')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            loading={keepOld.isPending}
            loadingLabel={t('profile.keepingOldEmail')}
            onClick={() => keepOld.mutate()}
          >
            {t('profile.keepOldEmail')}
          </Button>
        </div>
      }
    >
      {t('profile.pendingEmail', { email, old })}
    </Banner>
  )
}
