import { formatMoney } from '@fiacre/sdk/rules'
import type { FlowNotice } from '../booking/flow/ports.ts'
import type { FiacreBookedDetail } from './element-events.ts'

/** Says that the journey is booked, in what it is charged in. */
export function bookedNotice(booked: FiacreBookedDetail, locale: string): FlowNotice {
  const price = formatMoney(booked.totalPriceCents, { locale })
  return {
    title: { id: 'booked', values: { number: booked.bookingNumber, price } },
    description: { id: 'bookedDescription' },
    variant: 'default',
  }
}
