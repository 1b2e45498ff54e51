/** A loader of one version, which never changes, and its hash (Subresource Integrity). */
export type PinnedLoader = { readonly src: string; readonly integrity: string }

type TagOptions = {
  /** Of the element; those that are empty are left out. */
  readonly attributes?: Readonly<Record<string, string>>
  /** The loader to pin; that of the newest version without it. */
  readonly pinned?: PinnedLoader | undefined
}

/** The lines that put the booking form on a page; without JavaScript the link in it does the same on our site. */
export function tagFor(service: string, key: string, { attributes = {}, pinned }: TagOptions = {}): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => ` ${name}="${escaped(value.trim())}"`)
    .join('')
  const script = pinned
    ? `src="${service}${pinned.src}" integrity="${pinned.integrity}" crossorigin="anonymous"`
    : `src="${service}/widget/v1/fiacre.js"`
  return `<link rel="stylesheet" href="${service}/widget/v1/fiacre.css">
<script ${script} data-partner="${key}" async></script>
<fiacre-booking${written}>
  <a href="${service}/?partner=${key}">Book a transfer</a>
</fiacre-booking>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
