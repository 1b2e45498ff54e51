import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { LoadFailed } from '../../../base/api/load-failed.tsx'
import { QUERY_KEYS } from '../../../base/api/queries.ts'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { BOOKING_TONE } from '../../../ui/badge/status-tone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { usePartnerChange } from '../use-partner-change.ts'
import { testBookingKey, testBookingQuery, type TestBooking, type TestMoment } from './clock-reads.ts'
import { StepList } from './step-list.tsx'

/** The clock of one test booking: what is ahead of it, and the moments that it can be moved to. */
export function ClockDialog({ bookingNumber, onClose }: { bookingNumber: string; onClose: () => void }) {
  const t = useT()
  const query = useQuery(testBookingQuery(useClient(), bookingNumber))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('partner.clock.title', { number: bookingNumber })}
      closeLabel={t('partner.clock.close')}
    >
      <div className="fi-stack">
        {query.isError && (
          <LoadFailed title={t('partner.results.loadFailed')} text={t('partner.tryAgain')} query={query} />
        )}
        {query.isPending && <Spinner label={t('partner.results.loading')} />}
        {query.data && <Clock bookingNumber={bookingNumber} test={query.data} />}
      </div>
    </Dialog>
  )
}

function Clock({ bookingNumber, test }: { bookingNumber: string; test: TestBooking }) {
  const t = useT()
  const client = useClient()
  const cache = useQueryClient()
  const news = useRef<HTMLDivElement>(null)
  const { send, isSending } = usePartnerChange({
    change: (to: TestMoment) => client.movePartnerTestClock({ path: { bookingNumber }, body: { to } }),
    onDone(moved) {
      cache.setQueryData(testBookingKey(bookingNumber), moved)
      void cache.invalidateQueries({ queryKey: [...QUERY_KEYS.partner, 'bookings'] })
      // The button that was pressed goes with its moment.
      news.current?.focus()
    },
  })
  const { booking, scenario, happened, ahead, moments } = test
  return (
    <>
      <p className="fi-cluster">
        <Badge tone="warning">{t('partner.mode.test')}</Badge>
        <Badge tone={BOOKING_TONE[booking.status]}>{t(`bookings.status.${booking.status}`)}</Badge>
        {scenario && <code>test:{scenario}</code>}
      </p>
      <p className="fi-muted">{t('partner.clock.text')}</p>
      <div ref={news} tabIndex={-1} aria-live="polite">
        {happened.length > 0 && (
          <StepList title={t('partner.clock.happened')} steps={happened} timeZone={booking.timeZone} />
        )}
      </div>
      {ahead.length > 0 ? (
        <StepList title={t('partner.clock.ahead')} steps={ahead} timeZone={booking.timeZone} />
      ) : (
        <p>{t('partner.clock.nothing')}</p>
      )}
      {moments.length > 0 && (
        <fieldset className="partner-clock-moves">
          <legend className="fi-small">{t('partner.clock.to')}</legend>
          {moments.map((to) => (
            <Button key={to} size="sm" variant="secondary" resting={isSending} onClick={() => send(to)}>
              {t(`partner.clock.moment.${to}`)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  )
}
