import { FiacreError, type CallResult } from '@fiacre/sdk'
import { GUEST_LINK_DAYS } from '@fiacre/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Redirect, useLocation, useSearch } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useBrowserValue } from '../../base/browser/use-browser-value.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useRefreshSession, useSession } from '../../subjects/session/use-session.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import './guest.css'

/** The pages that a guest has business with. */
const PAGES = /^\/(payment|booking|balance|payment-success)(\?[\w=&-]*)?$/

/**
 * `/guest#…`: opens the booking that a partner made for a guest, and goes on to it. What stands behind the `#` is never sent with the
 * address of the page, so that no log and no other site learns of it. Whoever is signed in as somebody else is asked first.
 */
export function GuestPage() {
  const t = useT()
  // The server does not see it.
  const token = useBrowserValue<string | undefined>(() => location.hash.slice(1), undefined)
  const { open, isOwn, other, next } = useGuestLink(token)
  const again = () => token && open.mutate({ token })
  if (isOwn) return <Redirect to={next} replace />
  return (
    <div className="fi-container guest-page">
      <h1 className="fi-heading">{t('guest.title')}</h1>
      {token === '' || isRefused(open.error) ? (
        <EmptyState icon="info" title={t('guest.gone')}>
          <p>{t('guest.goneText', { days: GUEST_LINK_DAYS })}</p>
        </EmptyState>
      ) : open.isError ? (
        <Banner
          tone="danger"
          live
          title={t('guest.failed')}
          action={
            <Button size="sm" variant="secondary" onClick={again}>
              {t('tryAgain')}
            </Button>
          }
        />
      ) : other && open.isIdle ? (
        <>
          <Banner title={t('guest.other', { email: other.email })}>{t('guest.otherText')}</Banner>
          <div className="fi-cluster">
            <Button onClick={again}>{t('guest.open')}</Button>
            <Link href="/dashboard" asChild>
              <ButtonLink variant="quiet">{t('guest.stay')}</ButtonLink>
            </Link>
          </div>
        </>
      ) : (
        <Spinner size="lg" label={t('guest.opening')} />
      )}
    </div>
  )
}

/** Opens the link where nobody is signed in; says whether the booking is open here already, or somebody else is signed in. */
function useGuestLink(token: string | undefined) {
  const client = useClient()
  const session = useSession()
  const [, navigate] = useLocation()
  const refresh = useRefreshSession()
  const asked = new URLSearchParams(useSearch()).get('to') ?? ''
  const id = bookingOf(token)
  const isSignedIn = session.status === 'signed-in'
  const own = useQuery({
    queryKey: ['/api/bookings', id, 'guest'],
    queryFn: ({ signal }) => client.getBooking({ path: { id }, signal }),
    enabled: isSignedIn && id > 0,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const open = useLatestMutation({
    mutationFn: (body: { token: string }) => client.openGuestBooking({ body }),
    async onSuccess({ bookingId }: CallResult<'openGuestBooking'>) {
      await refresh()
      navigate(pageFor(asked, bookingId), { replace: true })
    },
  })
  const { mutate, isIdle } = open
  const isFree = session.status === 'signed-out'
  useEffect(() => {
    if (token && isFree && isIdle) mutate({ token })
  }, [token, isFree, isIdle, mutate])
  const isSettled = id === 0 || own.isError
  return {
    open,
    isOwn: isSignedIn && isIdle && own.isSuccess,
    other: isSignedIn && isSettled ? session.user : undefined,
    next: pageFor(asked, id),
  }
}

const pageFor = (asked: string, id: number) => (PAGES.test(asked) ? asked : `/booking?booking=${id}`)

/** The number of the booking that a token names; zero for what is none. */
const bookingOf = (token = ''): number => Number.parseInt(/^g_([0-9a-z]{1,7})_/.exec(token)?.[1] ?? '0', 36)

/** A token that is none is refused like one whose time is over. */
const isRefused = (error: unknown) =>
  error instanceof FiacreError && (error.status === 404 || error.status === 400)
