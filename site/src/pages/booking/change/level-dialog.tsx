import type { Booking } from '@fiacre/sdk'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { Outcome } from '../outcome.ts'
import { useOpenings } from '../use-openings.ts'
import { ChangePrice } from './change-price.tsx'
import { LevelCompare } from './level-compare.tsx'
import { useChange } from './use-change.ts'

type LevelDialogProps = {
  booking: Booking
  open: boolean
  leaveFor: (url: string) => void
  onClose: () => void
  onDone: (outcome: Outcome) => void
}

/** Switches between Saver and Flexible, side by side, with what the switch costs or brings. */
export function LevelDialog({ booking, open, onClose, ...ways }: LevelDialogProps) {
  const t = useT()
  const opening = useOpenings(open)
  const other = otherLevel(booking)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(other === 'flexible' ? 'booking.toFlexible' : 'booking.toSaver')}
      closeLabel={t('booking.close')}
    >
      {opening > 0 && <LevelSwitch key={opening} booking={booking} {...ways} />}
    </Dialog>
  )
}

function LevelSwitch({ booking, leaveFor, onDone }: Omit<LevelDialogProps, 'open' | 'onClose'>) {
  const change = useChange({ booking, draft: { accessLevel: otherLevel(booking) }, leaveFor, onDone })
  const { data } = change.preview
  return (
    <div className="booking-dialog">
      <LevelCompare booking={booking} {...(data && { otherTotalCents: data.totalAfterCents })} />
      <ChangePrice booking={booking} change={change} isShort />
    </div>
  )
}

function otherLevel({ accessLevel }: Booking): Booking['accessLevel'] {
  return accessLevel === 'saver' ? 'flexible' : 'saver'
}
