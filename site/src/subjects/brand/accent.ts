import { contrast, isHexColour, mix } from './contrast.ts'

/** An accent for one of the two themes: as a ground, pressed or pointed at, and what is written on it. */
export type Accent = { readonly accent: string; readonly hover: string; readonly ink: string }

/** WCAG 2.2 AA for text. */
const READABLE = 4.5

/** Our surfaces that an accent stands on (tokens.css), the hardest of each theme, and where to go until it can be read. */
const THEMES = {
  light: { surface: '#f2ede3', towards: '#000000' },
  dark: { surface: '#322c24', towards: '#ffffff' },
} as const

const STEPS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const

/**
 * A partner's colour made fit for a theme: the colour itself where it can be read on our surfaces, else as much darker or
 * lighter as it takes. Null when it is no colour.
 * @param onAccent what the partner writes on it; ours is taken where that cannot be read
 */
export function accentFor(
  theme: keyof typeof THEMES,
  colour: string | null,
  onAccent: string | null,
): Accent | null {
  if (!isHexColour(colour)) return null
  const { surface, towards } = THEMES[theme]
  const tones = STEPS.map((share) => mix(colour, towards, share))
  const accent = tones.find((tone) => contrast(tone, surface) >= READABLE)
  if (!accent) return null
  const inks = [onAccent, '#fffdf8', '#14110d'].filter((ink) => isHexColour(ink))
  const ink = inks.find((each) => contrast(each, accent) >= READABLE) ?? '#000000'
  // Away from what is written on it, so that it stays readable.
  const isInkLight = contrast(ink, '#000000') > contrast(ink, '#ffffff')
  return { accent, hover: mix(accent, isInkLight ? '#000000' : '#ffffff', 0.18), ink }
}
