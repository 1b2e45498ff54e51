import { RatesNote } from '../../base/preferences/rates-note.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { useBookingFlow } from '../../subjects/booking-form/booking-flow-provider.tsx'
import { jumpToForm } from '../../subjects/booking-form/jump-to-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Table, type Column } from '../../ui/table/table.tsx'
import type { Transfer } from './transfer.ts'
import { pricedClasses, wayNames } from './transfer-words.ts'
import { useTransferFormat } from './use-transfer-format.ts'

type Priced = ReturnType<typeof pricedClasses>[number]

/** What the ride costs in every class; a press chooses one in the form. */
export function PriceTable({ ride }: { ride: Transfer }) {
  const t = useT()
  const columns = useColumns()
  const title = t('transfers.pricesTitle', wayNames(ride))
  return (
    <>
      <h2 className="fi-heading">{title}</h2>
      <Table
        caption={title}
        columns={columns}
        rows={pricedClasses(ride)}
        rowKey={({ vehicleTypeId }) => vehicleTypeId}
      />
      <p className="fi-small fi-muted">{t('transfers.pricesNote')}</p>
      <RatesNote />
    </>
  )
}

function useColumns(): readonly Column<Priced>[] {
  const t = useT()
  const format = useTransferFormat()
  const flow = useBookingFlow()
  const choose = (vehicleTypeId: number) => {
    flow.setVehicle(vehicleTypeId)
    jumpToForm()
  }
  return [
    {
      key: 'class',
      heading: t('vehicleType'),
      head: true,
      cell: ({ vehicle }) => (
        <span className="transfer-class">
          <img src={vehicle.imageUrl} alt="" width="72" height="36" loading="lazy" />
          <span>
            {vehicle.name}
            <Room vehicle={vehicle} />
          </span>
        </span>
      ),
    },
    {
      key: 'oneWay',
      heading: t('oneWay'),
      align: 'end',
      cell: ({ priceCents }) => <span className="fi-figures fi-strong">{format.price(priceCents)}</span>,
    },
    {
      key: 'return',
      heading: t('roundTrip'),
      align: 'end',
      cell: ({ returnPriceCents }) => <span className="fi-figures">{format.price(returnPriceCents)}</span>,
    },
    {
      key: 'each',
      heading: t('transfers.each'),
      align: 'end',
      cell: ({ eachCents }) => <span className="fi-figures fi-muted">{format.price(eachCents)}</span>,
    },
    {
      key: 'take',
      heading: t('transfers.book'),
      quiet: true,
      align: 'end',
      cell: ({ vehicle }) => (
        <Button size="sm" variant="secondary" onClick={() => choose(vehicle.id)}>
          {t('transfers.take', { vehicle: vehicle.name })}
        </Button>
      ),
    },
  ]
}

/** How many people and large suitcases a class takes. */
function Room({ vehicle: { maxPassengers, maxSuitcases } }: Pick<Priced, 'vehicle'>) {
  const t = useT()
  return (
    <span className="transfer-room fi-figures fi-muted">
      <Icon name="users" size="sm" label={t('passengerCount', { count: maxPassengers })} /> {maxPassengers}
      <Icon name="luggage" size="sm" label={t('suitcaseCount', { count: maxSuitcases })} /> {maxSuitcases}
    </span>
  )
}
