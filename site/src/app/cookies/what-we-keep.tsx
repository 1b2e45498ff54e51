import {
  DRIVER_PAGE,
  KNOWN_BROWSER_DAYS,
  PARTNER_CLICK_DAYS,
  QUOTE_VALIDITY_MINUTES,
  SESSION_DAYS,
} from '@fiacre/sdk/rules'
import { useT } from '../../base/i18n/i18n-provider.tsx'
import { RECENT_PLACES } from '../../base/storage/recent-places.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'

/** All that is kept in a browser, and for how long. Whoever keeps something more has to say it here. */
const KEPT = [
  { id: 'session', values: { days: SESSION_DAYS } },
  { id: 'browser', values: { days: KNOWN_BROWSER_DAYS } },
  { id: 'choices', values: {} },
  { id: 'price', values: { minutes: QUOTE_VALIDITY_MINUTES } },
  { id: 'places', values: { count: RECENT_PLACES } },
  { id: 'tab', values: {} },
  { id: 'driver', values: { hours: DRIVER_PAGE.linkHoursAfterRide } },
  { id: 'voucher', values: {} },
  { id: 'partner', values: { days: PARTNER_CLICK_DAYS } },
] as const

/** What truly lies in the browser: with no OK, and with it. */
export function WhatWeKeep({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog open={open} onClose={onClose} title={t('cookies.what')} closeLabel={t('cookies.close')}>
      <dl className="cookie-list">
        {KEPT.map(({ id, values }) => (
          <div key={id}>
            <dt>{t(`cookies.${id}Title`)}</dt>
            <dd>{t(`cookies.${id}Text`, values)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
