import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import type { Carrier } from './carrier-reads.ts'
import { ConnectionsPart } from './connections/connections-part.tsx'
import { MoneyPart } from './money-part.tsx'
import { RatingsPart } from './ratings-part.tsx'
import { isInBusiness, RegistrationPart } from './registration-part.tsx'
import { RidesPart } from './rides/rides-part.tsx'
import { SubmitPart } from './submit-part.tsx'
import { TeamPart } from './team/team-part.tsx'
import { teamQuery, type CarrierTeam } from './team/team-read.ts'
import { useCarrierAddress } from './use-carrier-address.ts'

/** What a carrier that drives, or did, works with: as much of it as its member may see. */
export function CarrierArea({ carrier }: { carrier: Carrier }) {
  const t = useT()
  const query = useQuery(teamQuery(useClient()))
  if (query.isError)
    return <LoadFailed title={t('carrier.loadFailed')} text={t('carrier.tryAgain')} query={query} />
  if (!query.data) return <Spinner size="lg" label={t('carrier.loading')} />
  return <AreaTabs carrier={carrier} team={query.data} />
}

function AreaTabs({ carrier, team }: { carrier: Carrier; team: CarrierTeam }) {
  const t = useT()
  const { tab, go } = useCarrierAddress()
  const isDriving = isInBusiness(carrier)
  const may = (right: CarrierTeam['rights'][number]) => team.rights.includes(right)
  const tabs = [
    { value: 'rides', right: 'look', label: t('carrier.area.rides'), panel: <RidesPart carrier={carrier} /> },
    {
      value: 'registration',
      right: 'look',
      label: t('carrier.area.registration'),
      panel: <RegistrationPart carrier={carrier} />,
    },
    { value: 'money', right: 'books', label: t('carrier.money'), panel: <MoneyPart /> },
    { value: 'ratings', right: 'look', label: t('carrier.ratings'), panel: <RatingsPart /> },
    {
      value: 'connections',
      right: 'connect',
      label: t('carrier.area.connections'),
      panel: <ConnectionsPart />,
    },
    { value: 'team', right: 'members', label: t('carrier.area.team'), panel: <TeamPart team={team} /> },
  ] as const
  const shown = tabs.filter(({ right }) => may(right))
  const first = isDriving ? 'rides' : 'registration'
  return (
    <>
      {isDriving && may('details') && <SubmitPart carrier={carrier} />}
      <Tabs
        label={t('carrier.area.label')}
        value={shown.find(({ value }) => value === tab)?.value ?? first}
        onChange={(value) => go({ tab: value })}
        tabs={shown}
      />
    </>
  )
}
