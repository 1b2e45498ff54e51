import { isCalendarDate, isTimeOfDay, localToInstant } from '@fiacre/sdk/rules'
import type { TextId } from '../../../locales/text-id.ts'
import type { Translator } from '../../../locales/translator.ts'
import type { TimeLimits } from '../../flow/time-limits.ts'
import { QUARTERS, timeCells } from './cells.ts'
import type { Picker } from './picker.ts'
import { readTime } from './typed-time.ts'
import type { Written } from './written.ts'

type TimePickerParts = {
  readonly text: Translator<TextId>
  readonly written: Written
  readonly limits: TimeLimits
  /** The day that the time is on, as far as it is known. */
  readonly date: string
  /** Whose clocks count. */
  readonly timeZone: string
}

const NOON = '12:00'
/** How short a time can be typed. */
const EXAMPLE = '1430'

/** Times to choose from, a quarter of an hour apart. */
export function timePicker({ text, written, limits, date, timeZone }: TimePickerParts): Picker {
  // Where the clocks skip an hour there is none of it.
  const isThere = (time: string): boolean =>
    !isCalendarDate(date) || localToInstant({ date, time, timeZone }).ok
  return {
    columns: QUARTERS,
    cells: () => timeCells(limits.minTime ?? '00:00', limits.maxTime ?? '23:59', isThere),
    heads: () => [],
    read: readTime,
    isWhole: isTimeOfDay,
    show: (value) => (isTimeOfDay(value) ? written.time(value) : value),
    text: (value) => written.time(value),
    mark: () => undefined,
    name: (value) => written.time(value),
    isLong: written.isLong,
    wish: NOON,
    label: text.t('time'),
    hints: () => [text.t('typeTime', { time: EXAMPLE })],
  }
}
