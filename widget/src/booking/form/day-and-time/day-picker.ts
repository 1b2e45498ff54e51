import { addDays, HORIZON_DAYS, isCalendarDate } from '@fiacre/sdk/rules'
import type { LocalDateTime } from '@fiacre/sdk/rules'
import type { TextId } from '../../../locales/text-id.ts'
import type { Translator } from '../../../locales/translator.ts'
import type { TimeLimits } from '../../flow/time-limits.ts'
import { dayCells, WEEK_DAYS } from './cells.ts'
import { dayWords } from './day-words.ts'
import type { Habits } from './habits.ts'
import type { Picker } from './picker.ts'
import { readDay } from './typed-day.ts'
import type { Written } from './written.ts'

type DayPickerParts = {
  readonly text: Translator<TextId>
  readonly habits: Habits
  readonly written: Written
  readonly limits: TimeLimits
  /** What the clocks of the pickup place show now. */
  readonly now: LocalDateTime
}

/** So far ahead is the day that shows how days are typed. */
const SOME_DAYS = 5

/** Days to choose from, in weeks. */
export function dayPicker({ text, habits, written, limits, now }: DayPickerParts): Picker {
  const today = now.date
  const min = limits.minDate && isCalendarDate(limits.minDate) ? limits.minDate : today
  const max = limits.maxDate ?? addDays(min, HORIZON_DAYS)
  const cells = () => dayCells(min, max, habits.firstWeekday)
  const until = text.t('bookableUntil', { day: written.wholeDay(max) })
  return {
    columns: WEEK_DAYS,
    cells,
    heads: () =>
      cells()
        .slice(0, WEEK_DAYS)
        .map(({ value }) => ({ name: written.weekday(value), text: written.shortWeekday(value) })),
    read: (typed) =>
      readDay(typed, {
        words: dayWords(habits.tag),
        today,
        min,
        max,
        isMonthFirst: /^\D*1\D/.test(written.numbers('2026-01-02')),
      }),
    isWhole: isCalendarDate,
    show: (value) => (isCalendarDate(value) ? written.day(value, today) : value),
    text: (value) => String(Number(value.slice(-2))),
    mark: (value, isFirst) => (isFirst || value.endsWith('-01') ? written.month(value) : undefined),
    name: (value) => written.wholeDay(value),
    wish: '',
    today,
    label: text.t('day'),
    about: until,
    hints: () => [
      ...(limits.firstTime !== undefined && min > today
        ? [text.t('tooLateToday', { day: written.wholeDay(min), time: written.time(limits.firstTime) })]
        : []),
      until,
      text.t('typeDay', { day: written.dayOfMonth(addDays(min, SOME_DAYS)), tomorrow: written.tomorrow() }),
    ],
  }
}
