/** What stands in a field of a form, trimmed; nothing for a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** A whole number out of a field of a form; 0 where there is none. */
export function numberOf(form: FormData, name: string): number {
  return Number.parseInt(textOf(form, name), 10) || 0
}
