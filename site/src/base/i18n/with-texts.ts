import type { Messages } from '@fiacre/widget/locales'
import type { ScreenTexts } from './texts.ts'

/** A screen's own texts over those of what it shows, such as bookings; each language of all of them is fetched at once. */
export function withTexts(own: ScreenTexts, ...shown: readonly ScreenTexts[]): ScreenTexts {
  const all = [...shown, own]
  const en = Object.assign({}, ...all.map((texts) => texts.en)) as ScreenTexts['en']
  const merged = async (each: Promise<Messages>[]): Promise<Messages> =>
    Object.assign({}, ...(await Promise.all(each)))
  const laterEn = all.some((texts) => texts.laterEn) && {
    laterEn: () => merged(all.map(async (texts) => texts.laterEn?.() ?? texts.en)),
  }
  return {
    en,
    ...laterEn,
    load: (language) => merged(all.flatMap((texts) => texts.load(language) ?? texts.laterEn?.() ?? [])),
  }
}
