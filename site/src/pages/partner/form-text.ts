/** What stands in a field of a form, trimmed; nothing for a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The lines of a field of a form, without those that are empty, each once. */
export function linesOf(form: FormData, name: string): string[] {
  const lines = textOf(form, name).split('\n')
  return [...new Set(lines.map((line) => line.trim()).filter(Boolean))]
}
