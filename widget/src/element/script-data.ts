/** The `data-` attributes of the page's first script of ours, as the loader left them; none where there was no loader. */
export function scriptData(): Readonly<Record<string, string | undefined>> {
  const { fiacre } = globalThis as { fiacre?: { data?: DOMStringMap } }
  return fiacre?.data ?? {}
}
