import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import type { Carrier } from './carrier-reads.ts'
import { ConnectionsPart } from './connections/connections-part.tsx'
import { MoneyPart } from './money-part.tsx'
import { RatingsPart } from './ratings-part.tsx'
import { RegistrationPart } from './registration-part.tsx'
import { RidesPart } from './rides/rides-part.tsx'
import { useCarrierAddress } from './use-carrier-address.ts'

/** What a carrier that drives, or did, works with: its rides, its registration, its money, and what its computers are connected by. */
export function CarrierArea({ carrier }: { carrier: Carrier }) {
  const t = useT()
  const { tab, go } = useCarrierAddress()
  const isDriving = carrier.state === 'approved' || carrier.state === 'suspended'
  return (
    <Tabs
      label={t('carrier.area.label')}
      value={tab ?? (isDriving ? 'rides' : 'registration')}
      onChange={(value) => go({ tab: value })}
      tabs={[
        { value: 'rides', label: t('carrier.area.rides'), panel: <RidesPart carrier={carrier} /> },
        {
          value: 'registration',
          label: t('carrier.area.registration'),
          panel: <RegistrationPart carrier={carrier} />,
        },
        { value: 'money', label: t('carrier.money'), panel: <MoneyPart /> },
        { value: 'ratings', label: t('carrier.ratings'), panel: <RatingsPart /> },
        { value: 'connections', label: t('carrier.area.connections'), panel: <ConnectionsPart /> },
      ]}
    />
  )
}
