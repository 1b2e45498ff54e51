const LOADER = '/widget/v1/fiacre.js'

/** Puts the form into an element of this page, as the tag does on the partner's. */
export function putForm(into: HTMLElement, partnerKey: string): HTMLElement {
  if (!document.querySelector(`script[src="${LOADER}"]`)) {
    const script = document.createElement('script')
    script.src = LOADER
    document.head.append(script)
  }
  const form = document.createElement('fiacre-booking')
  form.setAttribute('partner', partnerKey)
  into.append(form)
  return form
}

/** Gives a form its attributes, and its colour of buttons (#rrggbb; empty for our own). */
export function dress(form: HTMLElement, attributes: Readonly<Record<string, string>>, accent: string): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value.trim()) form.setAttribute(name, value.trim())
    else form.removeAttribute(name)
  }
  form.style.setProperty('--fiacre-accent', accent || null)
}
