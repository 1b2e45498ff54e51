import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ToSignIn } from '../../subjects/session/to-sign-in.tsx'
import { useSession } from '../../subjects/session/use-session.ts'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { CarrierArea } from './carrier-area.tsx'
import { carrierQuery, type Carrier } from './carrier-reads.ts'
import { CarrierStanding } from './carrier-standing.tsx'
import { DetailsPart } from './details-part.tsx'
import { RegistrationPart } from './registration-part.tsx'
import { JoinCard } from './team/join-card.tsx'
import './carrier.css'

/** `/carrier`: somebody with an account registers as a carrier, sees what is due, and works with its rides. */
export function CarrierPage() {
  const t = useT()
  const { status } = useSession()
  return (
    <div className="fi-container carrier-page">
      {status !== 'signed-in' && <PageHeader title={t('carrier.title')} lead={t('carrier.lead')} />}
      {status === 'signed-out' && <ToSignIn />}
      {status === 'signed-in' ? <Registration /> : <Spinner size="lg" label={t('carrier.loading')} />}
    </div>
  )
}

function Registration() {
  const t = useT()
  const token = new URLSearchParams(useSearch()).get('token')
  const query = useQuery(carrierQuery(useClient()))
  const isRegistered = query.data && query.data.state !== 'draft'
  return (
    <>
      {isRegistered ? (
        <PageHeader
          title={query.data?.details.legalName ?? t('carrier.title')}
          lead={t('carrier.area.lead')}
        />
      ) : (
        <PageHeader title={t('carrier.title')} lead={t('carrier.lead')} />
      )}
      {token && <JoinCard token={token} />}
      {!(token && query.data === null) && <Known query={query} />}
    </>
  )
}

function Known({ query }: { query: UseQueryResult<Carrier | null> }) {
  const t = useT()
  if (query.isError)
    return <LoadFailed title={t('carrier.loadFailed')} text={t('carrier.tryAgain')} query={query} />
  if (query.data === undefined) return <Spinner size="lg" label={t('carrier.loading')} />
  return query.data === null ? <DetailsPart carrier={null} /> : <Registered carrier={query.data} />
}

/** What is due first; then the registration alone, until it was sent, and after that all that a carrier works with. */
function Registered({ carrier }: { carrier: Carrier }) {
  return (
    <div className="fi-stack fi-stack--loose">
      <CarrierStanding carrier={carrier} />
      {carrier.state === 'draft' && <RegistrationPart carrier={carrier} />}
      {carrier.state !== 'draft' && carrier.state !== 'closed' && <CarrierArea carrier={carrier} />}
    </div>
  )
}
