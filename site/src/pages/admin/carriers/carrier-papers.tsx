import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { plainDay } from '../../../base/i18n/local-times.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Table, type Column } from '../../../ui/table/table.tsx'
import { useMay } from '../use-may.ts'
import { filePath, PAPER_TONES, type Carrier } from './carrier-reads.ts'

type Paper = Carrier['papers'][number]

/** Every paper that a carrier handed in, the newest first. */
export function CarrierPapers({ carrier }: { carrier: Carrier }) {
  const t = useT()
  const columns = useColumns(carrier)
  if (carrier.papers.length === 0) return <p className="fi-muted">{t('carriers.nothing')}</p>
  return (
    <Table caption={t('carriers.papers')} rows={carrier.papers} rowKey={({ id }) => id} columns={columns} />
  )
}

function useColumns({ vehicles, drivers }: Carrier): readonly Column<Paper>[] {
  const t = useT()
  const { language } = useLanguage()
  const mayDo = useMay()
  const day = (date: string) => plainDay(date, language)
  const whose = ({ vehicleId, driverId }: Paper) => {
    const driver = drivers.find(({ id }) => id === driverId)
    return (
      vehicles.find(({ id }) => id === vehicleId)?.plate ??
      (driver ? `${driver.firstName} ${driver.lastName}` : t('carriers.itself'))
    )
  }
  return [
    {
      key: 'kind',
      heading: t('carriers.paper'),
      head: true,
      cell: ({ kind, fileId }) =>
        mayDo('support', 'operations') ? (
          <a className="admin-link" href={filePath(fileId)} download>
            {t(`admin.paper.${kind}`)}
          </a>
        ) : (
          t(`admin.paper.${kind}`)
        ),
    },
    { key: 'whose', heading: t('carriers.whose'), cell: whose },
    {
      key: 'number',
      heading: t('carriers.number'),
      cell: ({ number, countryCode }) => `${number}, ${countryCode}`,
    },
    {
      key: 'until',
      heading: t('carriers.until'),
      cell: ({ expiresOn }) => (expiresOn === null ? t('carriers.endless') : day(expiresOn)),
    },
    {
      key: 'state',
      heading: t('admin.stands'),
      cell: ({ state, rejection }) => (
        <>
          <Badge tone={PAPER_TONES[state]}>{t(`carriers.paper.${state}`)}</Badge>{' '}
          {rejection && t(`carriers.rejection.${rejection}`)}
        </>
      ),
    },
  ]
}
