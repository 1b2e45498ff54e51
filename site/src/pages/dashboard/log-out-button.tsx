import { useLocation } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useErrorText } from '../../base/i18n/use-error-text.ts'
import { useLogout } from '../../subjects/account/leaving/use-logout.ts'
import { useNotify } from '../../base/notices/notices-provider.tsx'
import { Button } from '../../ui/button/button.tsx'

type LogOutButtonProps = { onLeaving: (isLeaving: boolean) => void }

/** Logs out by a call and returns to the landing page (spec section 2). */
export function LogOutButton({ onLeaving }: LogOutButtonProps) {
  const t = useT()
  const notify = useNotify()
  const errorText = useErrorText()
  const logout = useLogout()
  const [, navigate] = useLocation()

  function logOut(): void {
    onLeaving(true)
    logout.mutate(undefined, {
      onSuccess: () => navigate('/'),
      onError: (error) => {
        onLeaving(false)
        notify({
          title: t('dashboard.logOutFailed'),
          description: errorText(error, t('shell.tryLater')),
          variant: 'destructive',
        })
      },
    })
  }

  return (
    <Button
      variant="quiet"

      icon="logout"
      loading={logout.isPending}
      loadingLabel={t('dashboard.loggingOut')}
      onClick={logOut}
    >
      {t('dashboard.logOut')}
    </Button>
  )
}
