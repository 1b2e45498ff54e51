import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useClient } from '../../../base/api/client-context.tsx'
import { useT } from '../../../base/i18n/i18n-provider.tsx'
import { useBookingWords } from '../../../subjects/booking/use-booking-words.ts'
import type { IconName } from '../../../ui/icon/icon-shapes.tsx'
import type { AdminAddress } from '../admin-address.ts'
import { foundQuery } from '../admin-reads.ts'
import { ADMIN_ROOMS } from '../rooms.ts'
import { useTabs } from '../use-may.ts'

export type Choice = {
  readonly key: string
  readonly icon: IconName
  readonly name: string
  readonly about?: string
  /** Where it leads, or what it does. */
  readonly address?: AdminAddress
  readonly run?: () => void
}

/** A search follows the typing when it rests for so long, and from so many letters on. */
const REST_MS = 250
const LEAST_LETTERS = 3

/** What the words may mean: rooms by their name at once, bookings and accounts once they are found. */
export function usePaletteChoices(
  words: string,
  actions: readonly Choice[],
): { choices: readonly Choice[]; isSearching: boolean } {
  const t = useT()
  const { aim } = useBookingWords()
  const [searched, setSearched] = useState('')
  const asked = words.trim()
  useEffect(() => {
    const timer = setTimeout(() => setSearched(asked), REST_MS)
    return () => clearTimeout(timer)
  }, [asked])
  const isLong = asked.length >= LEAST_LETTERS
  const found = useQuery({
    ...foundQuery(useClient(), searched),
    enabled: isLong && searched.length >= LEAST_LETTERS,
  })
  const rooms = useTabs()
    .map((tab): Choice => ({
      key: tab,
      icon: ADMIN_ROOMS[tab].icon,
      name: t(`admin.${tab}`),
      address: { tab },
    }))
    .filter(({ name }) => name.toLowerCase().includes(asked.toLowerCase()))
  const { bookings = [], clients = [] } = (isLong && found.data) || {}
  return {
    choices: [
      ...actions.filter(({ name }) => name.toLowerCase().includes(asked.toLowerCase())),
      ...rooms,
      ...bookings.map((booking): Choice => ({
        key: `booking-${booking.id}`,
        icon: 'route',
        name: booking.bookingNumber,
        about: `${booking.userFirstName} ${booking.userLastName} · ${booking.pickupLocation} – ${aim(booking)}`,
        address: { tab: 'bookings', open: String(booking.id) },
      })),
      ...clients.map((client): Choice => ({
        key: `user-${client.id}`,
        icon: 'user',
        name: `${client.firstName} ${client.lastName}`,
        about: client.email,
        address: { tab: 'users', open: client.id },
      })),
    ],
    isSearching: isLong && (found.isFetching || searched !== asked),
  }
}
