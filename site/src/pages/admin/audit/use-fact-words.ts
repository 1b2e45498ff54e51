import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import type { AuditEntry } from '../admin-reads.ts'
import { useMoments } from '../use-moments.ts'

type Facts = NonNullable<AuditEntry['after']>

/** What an entry changed, in words: "Pending → Cancelled". */
export function useFactWords(): (entry: Pick<AuditEntry, 'action' | 'before' | 'after'>) => string {
  const t = useT()
  const moment = useMoments()
  const { money } = useBookingWords()

  const word = (action: AuditEntry['action'], name: string, value: Facts[string]): string => {
    if (name === 'role') return t(`admin.role.${value ?? 'none'}`)
    if (value === null || value === undefined) return '–'
    if (name === 'status')
      return t(action.startsWith('booking.') ? `bookings.status.${value}` : `admin.message.${value}`)
    if (name === 'paymentStatus') return t(`bookings.payment.${value}`)
    if (name === 'resolution') return t(`admin.decision.${value}`)
    if (name.endsWith('Cents')) return money(Number(value))
    if (name === 'until') return moment(String(value))
    if (typeof value === 'boolean') return t(value ? 'admin.yes' : 'admin.no')
    return String(value)
  }

  return ({ action, before, after }) => {
    const changed = Object.entries(after ?? {}).filter(
      ([name, value]) => name !== 'currency' && value !== (before?.[name] ?? null),
    )
    return changed
      .map(([name, value]) => {
        const now = word(action, name, value)
        const was = before?.[name]
        return was === undefined || was === null ? now : `${word(action, name, was)} → ${now}`
      })
      .join(', ')
  }
}
