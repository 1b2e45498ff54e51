import { useState } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useAccountFailure } from './use-account-failure.ts'
import { useEndAllSessions } from './use-sessions.ts'

/** Signs every browser out, after a question: this one is among them. */
export function SignOutEverywhere() {
  const t = useT()
  const notify = useNotify()
  const failed = useAccountFailure()
  const ending = useEndAllSessions(() =>
    notify({ title: t('profile.signedOutEverywhere'), description: t('profile.signedOutEverywhereText') }),
  )
  const [isAsking, setAsking] = useState(false)

  function signOut(): void {
    ending.mutate(undefined, {
      onError: (error) => {
        setAsking(false)
        failed(error, t('profile.signOutFailed'))
      },
    })
  }

  return (
    <>
      <Button variant="secondary" size="sm" icon="logout" onClick={() => setAsking(true)}>
        {t('profile.signOutEverywhere')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('profile.signOutEverywhereTitle')}
        closeLabel={t('profile.closeDialog')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('profile.cancel')}
            </Button>
            <Button
              variant="danger"
              loading={ending.isPending}
              loadingLabel={t('profile.signingOut')}
              onClick={signOut}
            >
              {t('profile.signOutEverywhere')}
            </Button>
          </>
        }
      >
        <p>{t('profile.signOutEverywhereText')}</p>
      </Dialog>
    </>
  )
}
