/** A colour in sRGB, each part from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number]

const HEX = /^#[0-9a-f]{6}$/i

/** Whether a text is a colour as `#rrggbb`, and nothing else that a style sheet would understand. */
export function isHexColour(text: string | null | undefined): text is string {
  return typeof text === 'string' && HEX.test(text)
}

function parse(colour: string): Rgb {
  const number = Number.parseInt(colour.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** Relative luminance of WCAG 2.2. */
function luminance(colour: string): number {
  const [red, green, blue] = parse(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How well two colours (`#rrggbb`) stand apart: from 1, not at all, to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** A colour with a share (0 to 1) of another in it. */
export function mix(colour: string, other: string, share: number): string {
  const to = parse(other)
  const mixed = parse(colour).map((part, index) => Math.round(part + ((to[index] ?? part) - part) * share))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
