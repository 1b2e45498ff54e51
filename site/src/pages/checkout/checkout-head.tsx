import { TestBadge } from '../../subjects/booking/test-badge.tsx'
import { BackLink } from '../../subjects/checkout/back-link.tsx'
import type { Checkout } from '../../subjects/checkout/checkout.ts'
import { useT } from '../../base/i18n/i18n-provider.tsx'

type CheckoutHeadProps = { checkout: Checkout; leaveFor: (url: string) => void }

/** What this page is for, through whom the traveller came, and the way back there without a booking. */
export function CheckoutHead({ checkout, leaveFor }: CheckoutHeadProps) {
  const t = useT()
  const { brand, test } = checkout
  return (
    <header className="checkout__head">
      <BackLink checkout={checkout} leaveFor={leaveFor} />
      <div className="checkout__title">
        {brand.partner && <p className="fi-eyebrow">{t('checkout.through', { partner: brand.name })}</p>}
        <h1 className="fi-display">{t('checkout.title')}</h1>
        {test && (
          <p>
            <TestBadge isTest />
          </p>
        )}
      </div>
    </header>
  )
}
