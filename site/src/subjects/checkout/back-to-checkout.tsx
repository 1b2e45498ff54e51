import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { CHECKOUT_PATH } from './checkout.ts'

/** The way back to the checkout under way. */
export function BackToCheckout() {
  const t = useT()
  return <Link href={CHECKOUT_PATH}>{t('shell.backToCheckout')}</Link>
}
