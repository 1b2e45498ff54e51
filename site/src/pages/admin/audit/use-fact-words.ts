import { useT, useTextIfAny } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import type { AuditEntry } from '../admin-reads.ts'
import { useMoments } from '../use-moments.ts'

type Facts = NonNullable<AuditEntry['after']>

/** Sums that stand beside others in an entry. */
const SUMS: ReadonlySet<string> = new Set(['toBalanceCents', 'toCardCents', 'policyCents'])

/** What an entry changed, in words: "Pending → Cancelled". */
export function useFactWords(): (action: string, entry: Pick<AuditEntry, 'before' | 'after'>) => string {
  const t = useT()
  const textIfAny = useTextIfAny()
  const moment = useMoments()
  const { money } = useBookingWords()

  const word = (action: string, name: string, value: Facts[string]): string => {
    if (name === 'role') return t(`admin.role.${value ?? 'none'}`)
    if (value === null || value === undefined) return '–'
    if (name === 'status')
      return t(action.startsWith('booking.') ? `bookings.status.${value}` : `admin.message.${value}`)
    if (name === 'paymentStatus') return t(`bookings.payment.${value}`)
    if (name === 'resolution') return t(`admin.decision.${value}`)
    if (SUMS.has(name)) return t(`admin.sum.${name}`, { amount: money(Number(value)) })
    if (name.endsWith('Cents')) return money(Number(value))
    if (name === 'until') return moment(String(value))
    if (name === 'template') return t(`admin.template.${value}`)
    if (name === 'basis') return t(`admin.basis.${value}`)
    if (name === 'cause') return t(`admin.because.${value}`)
    if (name === 'mail') return t(`admin.mailOf.${value}`)
    if (name === 'isApplied') return t(value === true ? 'admin.applied' : 'admin.waitsForPayment')
    if (typeof value === 'boolean') return t(value ? 'admin.yes' : 'admin.no')
    return textIfAny(`admin.value.${value}`) ?? String(value)
  }

  return (action, { before, after }) => {
    const changed = Object.entries(after ?? {}).filter(
      ([name, value]) =>
        name !== 'currency' && value !== (before?.[name] ?? null) && !(SUMS.has(name) && value === 0),
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
