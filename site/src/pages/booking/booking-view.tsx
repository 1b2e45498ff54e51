import type { Booking } from '@fiacre/sdk'
import { mayMove } from '@fiacre/sdk/rules'
import { useState } from 'react'
import { ContactCard } from '../../subjects/booking/contact-card.tsx'
import { StillToTell } from '../../subjects/booking/still-to-tell.tsx'
import { BookingHead } from './booking-head.tsx'
import { BookingStory } from './booking-story.tsx'
import { CancelDialog } from './cancel/cancel-dialog.tsx'
import { LevelDialog } from './change/level-dialog.tsx'
import { isOnInvoice } from '../../subjects/booking/refund-place.ts'
import { MoneyCard } from './money-card.tsx'
import { BookingNews } from './booking-news.tsx'
import type { Outcome } from './outcome.ts'
import { PapersCard } from './papers-card.tsx'
import { RidesCard } from './rides-card.tsx'
import { TermsCard } from './terms-card.tsx'
import { TripCard } from './trip-card.tsx'
import { tripPhase } from './trip-phase.ts'
import { useNow } from './use-now.ts'
import './booking.css'
import './change/change.css'

type BookingViewProps = {
  booking: Booking
  /** What has just become of it, if anything. */
  outcome: Outcome | null
  leaveFor: (url: string) => void
  onDone: (outcome: Outcome) => void
  onChange: () => void
}

/** One booking, whole: the trip, its money, its terms, its papers and its story. */
export function BookingView({ booking, outcome, leaveFor, onDone, onChange }: BookingViewProps) {
  const now = useNow()
  const [open, setOpen] = useState<'cancel' | 'level' | null>(null)
  const phase = tripPhase(booking, now)
  // Until the start the traveller may cancel, change, and switch the fare; what it brings, the dialogs say.
  const isOpen = phase === 'to-come' && mayMove('traveller', booking.status, 'cancelled')
  const close = () => setOpen(null)
  const done = (result: Outcome) => {
    close()
    onDone(result)
  }
  return (
    <div className="fi-container booking">
      <BookingHead
        booking={booking}
        phase={phase}
        now={now}
        {...(isOpen && { onChange, onCancel: () => setOpen('cancel') })}
      />
      <BookingNews booking={booking} phase={phase} outcome={outcome} {...(isOpen && { onChange })} />
      <div className="booking__columns">
        <div className="booking__column">
          <RidesCard booking={booking} now={now} />
          <TripCard booking={booking} />
          <BookingStory booking={booking} />
        </div>
        <div className="booking__column">
          {isOpen && <StillToTell booking={booking} now={now} />}
          {(booking.onCompanyInvoice || !isOnInvoice(booking)) && (
            <MoneyCard booking={booking} phase={phase} />
          )}
          <TermsCard booking={booking} now={now} {...(isOpen && { onSwitch: () => setOpen('level') })} />
          <PapersCard booking={booking} />
          <ContactCard booking={booking} />
        </div>
      </div>
      {isOpen && (
        <>
          <CancelDialog booking={booking} open={open === 'cancel'} onClose={close} onDone={done} />
          <LevelDialog
            booking={booking}
            open={open === 'level'}
            leaveFor={leaveFor}
            onClose={close}
            onDone={done}
          />
        </>
      )}
    </div>
  )
}
