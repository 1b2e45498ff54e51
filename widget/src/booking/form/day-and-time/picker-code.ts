import { later } from '../../flow/later.ts'

/**
 * How days and times are chosen: loaded when the traveller turns to the form. Until then, and where it does not come, the fields are
 * the browser's own.
 */
export const pickerCode = later(() => import('./day-and-time.ts'))

export type PickerCode = typeof import('./day-and-time.ts')
