/** No date, and more than nothing. */
const UNFINISHED = '…'

/**
 * The date fields of a form that hold a part of a date, by name, with a text that is no date: the browser gives their value as blank,
 * and what was begun would be taken for missing, or be lost.
 */
export function unfinishedDates(form: ParentNode | null): Record<string, string> {
  const dates = [...(form?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [])]
  return Object.fromEntries(
    dates.filter(({ validity }) => validity.badInput).map(({ name }) => [name, UNFINISHED]),
  )
}
