/**
 * A day or time that somebody is in the middle of is not taken away: the browser's own fields give way to ours when it is left, and
 * the focus has reached the next one, which takes it along.
 */
export function onceNobodyWrites(form: HTMLElement | null, change: () => void): void {
  const field = form?.querySelector<HTMLInputElement>('.fi-input--date:focus-within')
  if (field && (field.value || field.validity.badInput)) {
    field.addEventListener('blur', () => setTimeout(onceNobodyWrites, 0, form, change), { once: true })
  } else change()
}
