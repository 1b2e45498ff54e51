import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Table } from '../../../ui/table/table.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { useLanguageNames } from '../record/use-language-names.ts'
import type { Carrier } from './carrier-reads.ts'

/** What and who drives for a carrier. */
export function CarrierFleet({ carrier: { vehicles, drivers } }: { carrier: Carrier }) {
  const t = useT()
  const languageName = useLanguageNames()
  const inUse = (isActive: boolean) => (
    <Badge tone={isActive ? 'positive' : 'neutral'}>
      {t(isActive ? 'carriers.active' : 'carriers.resting')}
    </Badge>
  )
  return (
    <>
      <RecordPart title={t('carriers.vehicles')}>
        {vehicles.length === 0 ? (
          <p className="fi-muted">{t('carriers.nothing')}</p>
        ) : (
          <Table
            caption={t('carriers.vehicles')}
            rows={vehicles}
            rowKey={({ id }) => id}
            columns={[
              { key: 'plate', heading: t('carriers.plate'), head: true, cell: ({ plate }) => plate },
              {
                key: 'what',
                heading: t('carriers.vehicle'),
                cell: ({ make, model, year, colour }) => `${make} ${model}, ${year}, ${colour}`,
              },
              { key: 'seats', heading: t('carriers.seats'), align: 'end', cell: ({ seats }) => seats },
              { key: 'state', heading: t('admin.stands'), cell: ({ isActive }) => inUse(isActive) },
            ]}
          />
        )}
      </RecordPart>
      <RecordPart title={t('carriers.drivers')}>
        {drivers.length === 0 ? (
          <p className="fi-muted">{t('carriers.nothing')}</p>
        ) : (
          <Table
            caption={t('carriers.drivers')}
            rows={drivers}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                heading: t('admin.name'),
                head: true,
                cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
              },
              { key: 'phone', heading: t('carriers.phone'), cell: ({ phone }) => phone },
              {
                key: 'speaks',
                heading: t('carriers.speaks'),
                cell: ({ languages }) => languages.map(languageName).join(', '),
              },
              { key: 'state', heading: t('admin.stands'), cell: ({ isActive }) => inUse(isActive) },
            ]}
          />
        )}
      </RecordPart>
    </>
  )
}
