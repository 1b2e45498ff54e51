import encodeQR from 'qr'

/** The quiet zone that readers need, in modules (ISO/IEC 18004). */
const BORDER = 4

/** What the largest code holds of bytes, at level M (ISO/IEC 18004, table 7). */
const MOST_BYTES = 2331

/** How many modules a side has, its quiet zone included, and the dark ones as one path. */
export type QrDrawing = { size: number; path: string }

/** A QR code as SVG draws it; nothing where the text is too long for one. */
export function qrDrawing(text: string): QrDrawing | undefined {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return undefined
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size: rows.length, path }
}

/** The same as a file, black on white. */
export function qrFile({ size, path }: QrDrawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
}
