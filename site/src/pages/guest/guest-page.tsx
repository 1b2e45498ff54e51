import { FiacreError, type CallResult } from '@fiacre/sdk'
import { GUEST_LINK_DAYS } from '@fiacre/sdk/rules'
import { useEffect } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useClient } from '../../base/api/client-context.tsx'
import { useBrowserValue } from '../../base/browser/use-browser-value.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useRefreshSession, useSession } from '../../subjects/session/use-session.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'

/** The pages that a guest has business with. */
const PAGES = /^\/(payment|booking|balance|payment-success)(\?[\w=&-]*)?$/

/**
 * `/guest#…`: opens the booking that a partner made for a guest, and goes on to it. What stands behind the `#` is never sent with the
 * address of the page, so that no log and no other site learns of it. Whoever is signed in is asked first.
 */
export function GuestPage() {
  const t = useT()
  const client = useClient()
  const session = useSession()
  // The server does not see it.
  const token = useBrowserValue<string | undefined>(() => location.hash.slice(1), undefined)
  const asked = new URLSearchParams(useSearch()).get('to') ?? ''
  const [, navigate] = useLocation()
  const refresh = useRefreshSession()
  const open = useLatestMutation({
    mutationFn: (body: { token: string }) => client.openGuestBooking({ body }),
    async onSuccess({ bookingId }: CallResult<'openGuestBooking'>) {
      await refresh()
      navigate(PAGES.test(asked) ? asked : `/booking?booking=${bookingId}`, { replace: true })
    },
  })
  const { mutate, isIdle } = open
  const isFree = session.status === 'signed-out'
  useEffect(() => {
    if (token && isFree && isIdle) mutate({ token })
  }, [token, isFree, isIdle, mutate])
  const isGone = token === '' || isRefused(open.error)
  return (
    <div className="fi-container fi-stack">
      <h1 className="fi-heading">{t('guest.title')}</h1>
      {isGone ? (
        <EmptyState icon="info" title={t('guest.gone')}>
          <p>{t('guest.goneText', { days: GUEST_LINK_DAYS })}</p>
        </EmptyState>
      ) : open.isError ? (
        <Banner
          tone="danger"
          live
          title={t('guest.failed')}
          action={
            <Button size="sm" variant="secondary" onClick={() => token && mutate({ token })}>
              {t('tryAgain')}
            </Button>
          }
        />
      ) : session.status === 'signed-in' && isIdle ? (
        <Banner title={t('guest.other', { email: session.user.email })}>
          <p>{t('guest.otherText')}</p>
          <div className="fi-cluster">
            <Button onClick={() => token && mutate({ token })}>{t('guest.open')}</Button>
            <Link href="/dashboard" asChild>
              <ButtonLink variant="quiet">{t('guest.stay')}</ButtonLink>
            </Link>
          </div>
        </Banner>
      ) : (
        <Spinner size="lg" label={t('guest.opening')} />
      )}
    </div>
  )
}

/** A token that is none is refused like one whose time is over. */
const isRefused = (error: unknown) =>
  error instanceof FiacreError && (error.status === 404 || error.status === 400)
