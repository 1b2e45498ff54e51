import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useClient } from '../../base/api/client-context.tsx'
import { LoadFailed } from '../../base/api/load-failed.tsx'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { ToSignIn } from '../../subjects/session/to-sign-in.tsx'
import { useSession } from '../../subjects/session/use-session.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { AgreementPart } from './agreement-part.tsx'
import { EndPart } from './end-part.tsx'
import { DetailsForm } from './details-form.tsx'
import { CheckPart } from './keys/check-part.tsx'
import { KeysPart } from './keys/keys-part.tsx'
import { PagesPart } from './keys/pages-part.tsx'
import { SightingsPart } from './keys/sightings-part.tsx'
import { mayDevelop } from './may-develop.ts'
import { partnerQuery, type Partner } from './partner-reads.ts'
import { PartnerStanding } from './partner-standing.tsx'
import { JoinCard } from './team/join-card.tsx'
import { TeamPart } from './team/team-part.tsx'
import { TravelsPart } from './travels-part.tsx'
import './partner.css'

/** `/partner`: the area of whoever acts for a partner. */
export function PartnerPage() {
  const t = useT()
  const { status } = useSession()
  return (
    <div className="fi-container partner-page fi-stack fi-stack--loose">
      {status === 'signed-out' && <ToSignIn />}
      {status === 'signed-in' ? <Area /> : <Spinner size="lg" label={t('partner.loading')} />}
    </div>
  )
}

function Area() {
  const t = useT()
  const token = new URLSearchParams(useSearch()).get('token')
  const query = useQuery(partnerQuery(useClient()))
  if (query.isError)
    return <LoadFailed title={t('partner.loadFailed')} text={t('partner.tryAgain')} query={query} />
  if (query.data === undefined) return <Spinner size="lg" label={t('partner.loading')} />
  return (
    <>
      {query.data === null && <PageHeader title={t('partner.title')} />}
      {token && <JoinCard token={token} />}
      {query.data === null && !token && <None />}
      {query.data?.role === 'traveller' && <TravelsPart partner={query.data} />}
      {query.data && query.data.role !== 'traveller' && <Own partner={query.data} />}
    </>
  )
}

function None() {
  const t = useT()
  return (
    <Banner
      title={t('partner.none')}
      action={
        <Link href="/partners" asChild>
          <ButtonLink size="sm" variant="secondary">
            {t('partner.toRegister')}
          </ButtonLink>
        </Link>
      }
    >
      {t('partner.noneText')}
    </Banner>
  )
}

// Each is fetched by whoever looks at it: the page begins with its keys.
const ToolsPart = lazy(() => import('./tools/tools-part.tsx').then((file) => ({ default: file.ToolsPart })))
const ResultsPart = lazy(() =>
  import('./results/results-part.tsx').then((file) => ({ default: file.ResultsPart })),
)
const WebhooksPart = lazy(() =>
  import('./webhooks/webhooks-part.tsx').then((file) => ({ default: file.WebhooksPart })),
)
const RequestsPart = lazy(() =>
  import('./requests/requests-part.tsx').then((file) => ({ default: file.RequestsPart })),
)
const MoneyPart = lazy(() => import('./money/money-part.tsx').then((file) => ({ default: file.MoneyPart })))

const TABS = ['page', 'tools', 'results', 'webhooks', 'requests', 'money', 'business', 'team'] as const
type Tab = (typeof TABS)[number]

/** How it stands, then what belongs to its page, and who it is. The tab stands in the address. */
function Own({ partner }: { partner: Partner }) {
  const t = useT()
  const [path, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('tab')
  const tabs = TABS.filter(
    (each) =>
      ((each !== 'webhooks' && each !== 'requests') || mayDevelop(partner)) &&
      (each !== 'money' || partner.role !== 'developer') &&
      (each !== 'team' || partner.role === 'owner'),
  )
  const tab: Tab = tabs.find((each) => each === asked) ?? 'page'
  const panels: Record<Tab, ReactNode> = {
    page: (
      <div className="fi-stack fi-stack--loose">
        <KeysPart partner={partner} />
        <PagesPart key={partner.origins.join(' ')} partner={partner} />
        <SightingsPart partner={partner} />
        {mayDevelop(partner) && <CheckPart partner={partner} />}
      </div>
    ),
    tools: <ToolsPart partner={partner} />,
    results: <ResultsPart isLive={partner.isLive} maySteer={mayDevelop(partner)} />,
    webhooks: <WebhooksPart isLive={partner.isLive} />,
    requests: <RequestsPart partner={partner} />,
    money: <MoneyPart partner={partner} />,
    business: (
      <div className="fi-stack fi-stack--loose">
        <DetailsForm partner={partner} />
        <EndPart partner={partner} />
      </div>
    ),
    team: <TeamPart partner={partner} />,
  }
  return (
    <>
      <PageHeader title={partner.details.legalName ?? t('partner.title')} eyebrow={t('partner.title')} />
      <PartnerStanding partner={partner} />
      {partner.state !== 'closed' && (
        <>
          <AgreementPart partner={partner} />
          <Tabs
            label={t('partner.title')}
            value={tab}
            onChange={(value) => navigate(`${path}?tab=${value}`, { replace: true })}
            tabs={tabs.map((value) => ({
              value,
              label: t(`partner.tab.${value}`),
              panel: <Suspense fallback={<Spinner label={t('partner.loading')} />}>{panels[value]}</Suspense>,
            }))}
          />
        </>
      )}
    </>
  )
}
