import { Link } from 'wouter'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'

/** The way to the traveller's bookings. */
export function ToDashboard({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const t = useT()
  return (
    <Link href="/dashboard?tab=history" asChild>
      <ButtonLink variant={variant}>{t('payments.toDashboard')}</ButtonLink>
    </Link>
  )
}
