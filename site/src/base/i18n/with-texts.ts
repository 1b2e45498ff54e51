import { SITE_LANGUAGES } from './language.ts'
import type { ScreenTexts } from './texts.ts'

/** A screen's own texts over those of what it shows, such as bookings; each language of all of them is fetched at once. */
export function withTexts(own: ScreenTexts, ...shown: readonly ScreenTexts[]): ScreenTexts {
  const all = [...shown, own]
  const en = Object.assign({}, ...all.map((texts) => texts.en)) as ScreenTexts['en']
  const later = SITE_LANGUAGES.flatMap(({ code }) =>
    code === 'en'
      ? []
      : [[code, async () => Object.assign({}, ...(await Promise.all(all.map((texts) => texts[code]()))))]],
  )
  return { en, ...Object.fromEntries(later) } as ScreenTexts
}
