import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { ownMoment } from '../../../base/i18n/local-times.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { Column } from '../../../ui/table/table.tsx'
import type { Delivery } from './webhook-reads.ts'

/** What is shown of a delivery. @param onAgain sends it again; none while the address is switched off */
export function useDeliveryColumns(onAgain: ((id: number) => void) | undefined): Column<Delivery>[] {
  const t = useT()
  const { language } = useLanguage()
  return [
    { key: 'event', heading: t('carrier.hooks.event'), head: true, cell: (row) => <code>{row.type}</code> },
    { key: 'at', heading: t('carrier.hooks.at'), cell: (row) => ownMoment(row.createdAt, language) },
    {
      key: 'state',
      heading: t('carrier.hooks.stands'),
      cell: (row) => t(`carrier.hooks.delivery.${row.state}`, { tries: row.tries }),
    },
    {
      key: 'answer',
      heading: t('carrier.hooks.answer'),
      cell: (row) => [row.status, row.answer].filter(Boolean).join(' ') || '–',
    },
    {
      key: 'body',
      heading: t('carrier.hooks.body'),
      cell: (row) => (
        <details>
          <summary>{t('carrier.hooks.show')}</summary>
          <pre className="carrier-secret">{row.body}</pre>
        </details>
      ),
    },
    {
      key: 'again',
      heading: t('carrier.hooks.again'),
      quiet: true,
      cell: (row) =>
        onAgain && (
          <Button size="sm" variant="quiet" onClick={() => onAgain(row.id)}>
            {t('carrier.hooks.again')}
          </Button>
        ),
    },
  ]
}
