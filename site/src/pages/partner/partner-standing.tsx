import { useT } from '../../base/i18n/i18n-provider.tsx'
import { Banner } from '../../ui/banner/banner.tsx'
import { usePartnerMoment } from './use-partner-moment.ts'
import type { Partner } from './partner-reads.ts'

const TONES = {
  draft: 'info',
  submitted: 'info',
  'needs-more': 'warning',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
  closed: 'info',
} as const

/** How the partner stands, whether its live keys work, and what is due. */
export function PartnerStanding({ partner }: { partner: Partner }) {
  const t = useT()
  const moment = usePartnerMoment()
  const { state, stateReason, endsAt, isLive, due } = partner
  return (
    <Banner tone={endsAt ? 'warning' : TONES[state]} title={t(`partner.state.${state}`)}>
      {stateReason && <p>{stateReason}</p>}
      {endsAt && <p>{t('partner.ends', { day: moment(endsAt) })}</p>}
      {state !== 'closed' && <p>{t(isLive ? 'partner.isLive' : 'partner.isTest')}</p>}
      {state !== 'closed' && due.length > 0 && (
        <>
          <p className="fi-small">{t('partner.due')}</p>
          <ul>
            {due.map(({ code, field }) => (
              <li key={`${code} ${field}`}>
                {code === 'agreement' ? t('partner.dueAgreement') : t(`partner.field.${field}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  )
}
