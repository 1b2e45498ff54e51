// What choosing days and times takes, in one file so that it is fetched at once.
export { onceNobodyWrites } from './once-nobody-writes.ts'
export { PickerField } from './picker-field.tsx'
export { TimeError } from './time-error.tsx'
