import { useRef } from 'react'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useNotify } from '../../../base/notices/notices-provider.tsx'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx'
import { deviceName } from './device-name.ts'
import { SessionRow } from './session-row.tsx'
import { useAccountFailure } from './use-account-failure.ts'
import { useEndSession, useSessions, type SignedInBrowser } from './use-sessions.ts'
import './sessions.css'

/** The browsers in which the account is signed in, or why they cannot be shown. */
export function SessionList() {
  const t = useT()
  const notify = useNotify()
  const failed = useAccountFailure()
  const { data, isError, isFetching, isPaused, refetch } = useSessions()
  const ending = useEndSession()
  const list = useRef<HTMLUListElement>(null)

  function end(session: SignedInBrowser): void {
    if (ending.isPending) return
    ending.mutate(session, {
      onSuccess: () => {
        const device = deviceName(session.device, t)
        notify({
          title: t('profile.signedOutDevice'),
          description: t('profile.signedOutDeviceText', { device }),
        })
        // The pressed button goes with its row.
        list.current?.focus()
      },
      onError: (error) => failed(error, t('profile.signOutFailed')),
    })
  }

  if (!data) {
    if (isPaused) return <Banner>{t('profile.sessionsOffline')}</Banner>
    if (isError) {
      const retry = (
        <Button
          variant="secondary"
          size="sm"
          loading={isFetching}
          loadingLabel={t('profile.sessionsLoading')}
          onClick={() => void refetch()}
        >
          {t('tryAgain')}
        </Button>
      )
      return <Banner tone="danger" live title={t('profile.sessionsFailed')} action={retry} />
    }
    return (
      <output className="sessions__waiting">
        <VisuallyHidden>{t('profile.sessionsLoading')}</VisuallyHidden>
        <Skeleton shape="short" />
        <Skeleton />
      </output>
    )
  }
  return (
    <>
      <ul className="sessions" ref={list} tabIndex={-1} aria-labelledby="profile-sessions">
        {data.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables.id === session.id}
            onEnd={() => end(session)}
          />
        ))}
      </ul>
      {data.sessions.every(({ isCurrent }) => isCurrent) && (
        <p className="fi-small fi-muted">{t('profile.onlyHere')}</p>
      )}
    </>
  )
}
