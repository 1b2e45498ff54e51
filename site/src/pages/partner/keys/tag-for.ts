/** The lines that put the booking form on a page; without JavaScript the link in it does the same on our site. */
export function tagFor(
  service: string,
  key: string,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')
  return `<link rel="stylesheet" href="${service}/widget/v1/fiacre.css">
<script src="${service}/widget/v1/fiacre.js" data-partner="${key}" async></script>
<fiacre-booking${written}>
  <a href="${service}/?partner=${key}">Book a transfer</a>
</fiacre-booking>`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
