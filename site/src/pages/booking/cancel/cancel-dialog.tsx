import type { Booking } from '@fiacre/sdk'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Outcome } from '../outcome.ts'
import { useOpenings } from '../use-openings.ts'
import { CancelForm } from './cancel-form.tsx'

type CancelDialogProps = {
  booking: Booking
  open: boolean
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

/** Asks whether to cancel, once it is known exactly what that brings. */
export function CancelDialog({ booking, open, onClose, onDone }: CancelDialogProps) {
  const t = useT()
  const opening = useOpenings(open)
  return (
    <Dialog open={open} onClose={onClose} title={t('booking.cancelTitle')} closeLabel={t('booking.close')}>
      {opening > 0 && <CancelForm key={opening} booking={booking} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}
