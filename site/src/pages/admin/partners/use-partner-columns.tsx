import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import type { ListColumn } from '../list/list-column.ts'
import { OpenLink } from '../list/open-link.tsx'
import { useMoments } from '../use-moments.ts'
import { PARTNER_TONES, type PartnerRow } from './partner-reads.ts'

/** What the list of partners shows of each. */
export function usePartnerColumns(): readonly ListColumn<PartnerRow>[] {
  const t = useT()
  const moment = useMoments()
  return [
    {
      key: 'name',
      heading: t('admin.name'),
      head: true,
      cell: ({ id, name }) => <OpenLink id={id}>{name}</OpenLink>,
    },
    {
      key: 'state',
      heading: t('admin.stands'),
      cell: ({ state }) => <Badge tone={PARTNER_TONES[state]}>{t(`partners.state.${state}`)}</Badge>,
    },
    { key: 'subdomain', heading: t('partners.subdomain'), cell: ({ subdomain }) => subdomain ?? '–' },
    { key: 'origins', heading: t('partners.origins'), align: 'end', cell: ({ origins }) => origins },
    { key: 'keys', heading: t('partners.keys'), align: 'end', cell: ({ keys }) => keys },
    { key: 'since', heading: t('partners.since'), cell: ({ createdAt }) => moment(createdAt) },
  ]
}
