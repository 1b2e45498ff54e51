import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Table, type Column } from '../../../ui/table/table.tsx'
import { useMoments } from '../use-moments.ts'
import type { PartnerRecord } from './partner-reads.ts'

type Key = PartnerRecord['keys'][number]

/** The keys of a partner, so far as they can be told from one another. */
export function PartnerKeys({ keys }: { keys: readonly Key[] }) {
  const t = useT()
  const columns = useKeyColumns()
  if (keys.length === 0) return <p className="fi-muted">{t('partners.nothing')}</p>
  return (
    <Table
      caption={t('partners.keys')}
      rows={keys}
      rowKey={({ hint, createdAt }) => `${hint} ${createdAt}`}
      columns={columns}
    />
  )
}

function useKeyColumns(): readonly Column<Key>[] {
  const t = useT()
  const moment = useMoments()
  return [
    { key: 'hint', heading: t('partners.key'), head: true, cell: ({ hint }) => <code>{hint}</code> },
    {
      key: 'kind',
      heading: t('partners.kind'),
      cell: ({ kind, mode }) => `${t(`partners.kind.${kind}`)}, ${t(`partners.mode.${mode}`)}`,
    },
    { key: 'since', heading: t('partners.since'), cell: ({ createdAt }) => moment(createdAt) },
    { key: 'stands', heading: t('admin.stands'), cell: (key) => <KeyState state={key} /> },
  ]
}

function KeyState({ state: { revokedAt, expiresAt, exposedAt } }: { state: Key }) {
  const t = useT()
  const moment = useMoments()
  if (revokedAt !== null)
    return <Badge tone="neutral">{t('partners.revoked', { when: moment(revokedAt) })}</Badge>
  if (exposedAt !== null)
    return <Badge tone="danger">{t('partners.exposed', { when: moment(exposedAt) })}</Badge>
  if (expiresAt !== null)
    return <Badge tone="warning">{t('partners.expires', { when: moment(expiresAt) })}</Badge>
  return <Badge tone="positive">{t('partners.works')}</Badge>
}
