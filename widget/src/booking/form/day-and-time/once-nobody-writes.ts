/**
 * A day or time that somebody is in the middle of is not taken away: the browser's own fields give way to ours when it is left, and
 * the focus has reached the next one. Told is the id of the field that has the focus then.
 */
export function onceNobodyWrites(form: HTMLElement | null, change: (focused?: string) => void): void {
  // They have given way already.
  if (!form?.querySelector('[type="date"]')) return
  const field = form.querySelector<HTMLInputElement>('.fi-input--date:focus-within')
  if (field && (field.value || field.validity.badInput)) {
    field.addEventListener('blur', () => setTimeout(onceNobodyWrites, 0, form, change), { once: true })
  } else change(field?.id)
}
