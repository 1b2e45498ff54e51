import { TestBadge } from '../../bookings/test-badge.tsx'
import type { Checkout } from '../../checkouts/checkout.ts'
import { webAddress } from '../../checkouts/web-address.ts'
import { useT } from '../../i18n/i18n-provider.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/** What this page is for, through whom the traveller came, and the way back there without a booking. */
export function CheckoutHead({ checkout: { brand, backUrl, status, test } }: { checkout: Checkout }) {
  const t = useT()
  const back = webAddress(backUrl)
  const partner = brand.partner ? 'partner' : 'page'
  // Going back undoes no booking.
  const way = status === 'open' ? `checkout.cancel.${partner}` : `checkout.back.${partner}`
  return (
    <header className="checkout__head">
      {back && (
        <a className="checkout__back" href={back}>
          <Icon name="arrow-left" size="sm" />
          <span>{t(way, { partner: brand.name })}</span>
        </a>
      )}
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
