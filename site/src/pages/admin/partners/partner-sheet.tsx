import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { DescriptionList } from '../../../ui/description-list/description-list.tsx'
import { adminPath } from '../admin-address.ts'
import { RecordMissing } from '../record/record-missing.tsx'
import { RecordPart } from '../record/record-part.tsx'
import { RecordSheet } from '../record/record-sheet.tsx'
import { useMoments } from '../use-moments.ts'
import { useMay } from '../use-may.ts'
import { PartnerDecision } from './partner-decision.tsx'
import { PartnerKeys } from './partner-keys.tsx'
import { PARTNER_TONES, partnerQuery, type PartnerRecord } from './partner-reads.ts'
import { PartnerRegistration } from './partner-registration.tsx'
import { PartnerStory } from './partner-story.tsx'
import '../record/record.css'

/** A partner over the list. */
export function PartnerSheet({ id, ids }: { id: string; ids: readonly string[] }) {
  const t = useT()
  const query = useQuery(partnerQuery(useClient(), id))
  const { data } = query
  return (
    <RecordSheet id={id} ids={ids} title={data?.name ?? t('partners.one')}>
      {data ? <Partner partner={data} /> : <RecordMissing query={query} />}
    </RecordSheet>
  )
}

/** What a partner brought and earned, its pages, and its keys without what is secret of them. */
function Partner({ partner }: { partner: PartnerRecord }) {
  const t = useT()
  const moment = useMoments()
  const { money } = useBookingWords()
  const mayDo = useMay()
  const { state, isLive, registration } = partner
  const { id, name, subdomain, accent, createdAt, brought, earnedCents, origins, returnUrls } = partner
  return (
    <>
      <p>
        <Badge tone={PARTNER_TONES[state]}>{t(`partners.state.${state}`)}</Badge>{' '}
        {registration?.stateReason ?? t(isLive ? 'partners.live' : 'partners.notLive')}{' '}
        {registration?.endsAt && t('partners.endsOn', { when: moment(registration.endsAt) })}
      </p>
      {mayDo('operations') && state !== 'closed' && (
        <RecordPart title={t('admin.decide')}>
          <PartnerDecision partner={partner} />
        </RecordPart>
      )}
      {registration && <PartnerRegistration registration={registration} />}
      <DescriptionList
        items={[
          { term: t('partners.since'), details: moment(createdAt) },
          { term: t('partners.subdomain'), details: subdomain ?? '–' },
          ...(accent === null ? [] : [{ term: t('partners.accent'), details: <code>{accent}</code> }]),
          { term: t('partners.bookings', { days: brought.days }), details: brought.bookings },
          { term: t('partners.own'), details: brought.own },
          { term: t('partners.paid', { days: brought.days }), details: brought.paid },
          { term: t('partners.revenue', { days: brought.days }), details: money(brought.revenueCents) },
          { term: t('partners.earned'), details: money(earnedCents) },
        ]}
      />
      <div className="fi-cluster">
        <Link href={adminPath({ tab: 'bookings', q: name })} asChild>
          <ButtonLink variant="secondary" icon="route">
            {t('partners.toBookings')}
          </ButtonLink>
        </Link>
        <Link href={adminPath({ tab: 'ledger', account: `partner:${id}` })} asChild>
          <ButtonLink variant="quiet" icon="wallet">
            {t('partners.toLedger')}
          </ButtonLink>
        </Link>
      </div>
      <RecordPart title={t('partners.keys')}>
        <PartnerKeys keys={partner.keys} />
      </RecordPart>
      <RecordPart title={t('partners.origins')}>
        <Addresses addresses={origins} />
      </RecordPart>
      <RecordPart title={t('partners.returnUrls')}>
        <Addresses addresses={returnUrls} />
      </RecordPart>
      {registration && (
        <RecordPart title={t('partners.story')}>
          <PartnerStory events={registration.events} />
        </RecordPart>
      )}
    </>
  )
}

function Addresses({ addresses }: { addresses: readonly string[] }) {
  const t = useT()
  if (addresses.length === 0) return <p className="fi-muted">{t('partners.nothing')}</p>
  return (
    <ul>
      {addresses.map((each) => (
        <li key={each}>
          <code>{each}</code>
        </li>
      ))}
    </ul>
  )
}
