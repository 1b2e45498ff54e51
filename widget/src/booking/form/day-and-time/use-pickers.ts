import { instantToLocal } from '@fiacre/sdk/rules'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { pickupZone } from '../../flow/pickup-zone.ts'
import type { TimeLimits } from '../../flow/time-limits.ts'
import { useBooking } from '../flow-context.ts'
import { dayPicker } from './day-picker.ts'
import { habitsOf } from './habits.ts'
import type { Picker } from './picker.ts'
import { timePicker } from './time-picker.ts'
import { writtenBy } from './written.ts'

/** A day and the time on it, by the names of their fields. */
export type DayAndTime =
  | { readonly date: 'pickupDate'; readonly time: 'pickupTime' }
  | { readonly date: 'returnDate'; readonly time: 'returnTime' }

export type TimeFieldName = DayAndTime['date'] | DayAndTime['time']

/** What the two fields let people choose now, in the way of this traveller. */
export function usePickers(pair: DayAndTime, limits: TimeLimits): (name: TimeFieldName) => Picker {
  const { flow, text } = useBooking()
  const state = useStore(flow)
  const { clock } = flow.ports
  const writing = useMemo(() => {
    const habits = habitsOf(text.locale, navigator.languages)
    return { habits, written: writtenBy(habits) }
  }, [text])
  const timeZone = pickupZone(state, clock)
  return (name) =>
    name === pair.date
      ? dayPicker({
          ...writing,
          text,
          limits,
          now: instantToLocal(clock.now(), timeZone),
        })
      : timePicker({ ...writing, text, limits, date: state.form[pair.date], timeZone })
}
