import type { components } from '@fiacre/sdk/contract'
import type { BookingRow } from '#bookings/booking/booking.entity.ts'
import { brand } from '#platform/brand/brand.ts'
import { openCatalogue } from '#platform/localisation/catalogue.ts'
import { writtenDate } from '#platform/localisation/written-values.ts'
import type en from './locales/en.json'

type Template = components['schemas']['ReplyTemplate']

/** The templates there are, in the order they are offered in. */
const NAMES = [
  'received',
  'change-how-to',
  'refund',
  'driver',
  'lost-property',
] as const satisfies readonly Template['name'][]

const language = openCatalogue<keyof typeof en>(new URL('./locales/', import.meta.url), {
  brand: brand.name,
  supportEmail: brand.supportEmail,
})

interface About {
  /** Who wrote. */
  name: string
  booking: Pick<BookingRow, 'bookingNumber' | 'pickupDate' | 'pickupTime'> | null
}

/** What may be answered, in the sender's language where we write it; a person reads and edits it before it is sent. */
export function replyTemplates(asked: string, { booking }: About): Template[] {
  const known = language(asked)
  const number = booking?.bookingNumber ?? '…'
  const when = booking ? writtenDate(`${booking.pickupDate} ${booking.pickupTime}`, known) : '…'
  return NAMES.map((name) => ({
    name,
    language: known.code,
    text: known.t(`reply.${name}`, { number, when }),
  }))
}
