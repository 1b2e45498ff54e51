import type { FormSettings } from '../booking/flow/form-settings.ts'

/** A colour as the service gives it; anything else stays out of the style sheet. */
const COLOUR = /^#[\da-f]{6}$/i

/**
 * The partner's colours, into a sheet of the element's. The page's own custom properties go before them; without an answer
 * the form keeps its look.
 * @param settings told how far ahead one books and what extras cost
 * @param demonstration told when the service is only shown, and its prices buy no ride
 */
export async function paintBrand(
  origin: string,
  partner: () => string,
  sheet: CSSStyleSheet,
  settings: (settings: FormSettings) => void,
  demonstration: () => Promise<void>,
): Promise<void> {
  const key = partner()
  try {
    const answer = await fetch(
      new URL(key ? `/api/brand?key=${encodeURIComponent(key)}` : '/api/brand', origin),
      {
        credentials: 'omit',
      },
    )
    const brand: Readonly<Record<string, unknown>> = answer.ok ? await answer.json() : {}
    // Meanwhile it may be another's page.
    if (key !== partner()) return
    const rule = (name: string, value: unknown): string =>
      COLOUR.test(String(value)) ? `--fiacre-${name}:${String(value)};` : ''
    sheet.replaceSync(`:host{${rule('accent', brand['accent'])}${rule('on-accent', brand['onAccent'])}}`)
    // An older service does not say.
    const booking = brand['booking'] as FormSettings | undefined
    if (booking) settings(booking)
    if (brand['demonstration'] === true) await demonstration()
  } catch {
    // The form works without.
  }
}
