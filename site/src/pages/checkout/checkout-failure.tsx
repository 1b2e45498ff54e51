import { useEffect } from 'react'
import { Link } from 'wouter'
import { ScreenActions } from '../../subjects/booking/screen-actions.tsx'
import { rememberCheckout } from '../../subjects/checkout/under-way.ts'
import { BRAND } from '../../subjects/brand/brand.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { failureKind } from './failure-kind.ts'

const ICONS = { used: 'info', expired: 'clock', missing: 'route', unreachable: 'warning' } as const

type CheckoutFailureProps = { error: Error; isSignedIn: boolean; isTrying: boolean; onRetry: () => unknown }

/** Why there is nothing to book here, and the way on. */
export function CheckoutFailure({ error, isSignedIn, isTrying, onRetry }: CheckoutFailureProps) {
  const t = useT()
  const kind = failureKind(error)
  const isOver = kind !== 'unreachable'
  useEffect(() => {
    if (isOver) rememberCheckout(null)
  }, [isOver])
  return (
    <div className="fi-container">
      <EmptyState
        level={1}
        icon={ICONS[kind]}
        title={t(`checkout.${kind}`)}
        action={
          <ScreenActions>
            {!isOver && (
              <Button onClick={() => void onRetry()} loading={isTrying} loadingLabel={t('checkout.loading')}>
                {t('tryAgain')}
              </Button>
            )}
            {kind === 'missing' && !isSignedIn && (
              <Link href="/login" asChild>
                <ButtonLink>{t('checkout.signIn')}</ButtonLink>
              </Link>
            )}
            {isOver && (
              <Link href="/" asChild>
                <ButtonLink variant={kind === 'missing' && !isSignedIn ? 'secondary' : 'primary'}>
                  {t('checkout.bookHere', { brand: BRAND.name })}
                </ButtonLink>
              </Link>
            )}
          </ScreenActions>
        }
      >
        {t(kind === 'missing' && isSignedIn ? 'checkout.missingHereText' : `checkout.${kind}Text`)}
      </EmptyState>
    </div>
  )
}
