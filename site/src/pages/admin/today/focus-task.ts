/** Moves the focus to what can be done first in the next thing that waits, or the one before; at the ends it stays. */
export function focusTask(list: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(list?.children ?? [])]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const to = at < 0 ? 0 : at + by
  rows[to]?.querySelector<HTMLElement>('a, button')?.focus()
}
