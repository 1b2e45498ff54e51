/**
 * A colour as a partner writes it, `#0b5d4b` or `#0B5`, in its one form.
 * @throws Error saying how to write it
 */
export function readColour(text: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const whole = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : text
  if (/^#[0-9a-f]{6}$/i.test(whole)) return whole.toLowerCase()
  throw new Error(`${text} is no colour. Write it as #rrggbb, such as #0b5d4b.`)
}

/** Black or white: whichever reads better on a colour (WCAG 2.2 contrast; one of the two always reaches 4.5 to 1). */
export function textColourOn(colour: string): '#000000' | '#ffffff' {
  const light = luminance(colour)
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? '#ffffff' : '#000000'
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
