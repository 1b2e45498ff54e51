import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { Client } from '../admin-reads.ts'

/** What is out of the ordinary about an account. */
export function UserBadges({ client }: { client: Client }) {
  const t = useT()
  return (
    <span className="admin-badges">
      {client.isAdmin && <Badge tone="accent">{t('admin.isAdmin')}</Badge>}
      {client.staffRole && <Badge tone="accent">{t(`admin.role.${client.staffRole}`)}</Badge>}
      {client.block && <Badge tone="danger">{t('admin.isBlocked')}</Badge>}
      {!client.emailConfirmed && <Badge tone="warning">{t('admin.isUnconfirmed')}</Badge>}
      {!client.isAdmin && !client.block && client.emailConfirmed && (
        <Badge tone="positive">{t('admin.isFine')}</Badge>
      )}
    </span>
  )
}
