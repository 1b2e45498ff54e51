import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../ui/badge/badge.tsx'

/** Says of what is only tried out that nobody will drive it. */
export function TestBadge({ isTest }: { isTest: boolean }) {
  const t = useT()
  return isTest && <Badge tone="warning">{t('bookings.test')}</Badge>
}
