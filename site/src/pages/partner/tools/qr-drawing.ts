import encodeQR from 'qr'

/** The quiet zone that readers need, in modules (ISO/IEC 18004). */
const BORDER = 4

/** A QR code as SVG draws it: how many modules a side has, its quiet zone included, and the dark ones as one path. */
export function qrDrawing(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER })
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size: rows.length, path }
}

/** The same as a file, black on white. */
export function qrFile(text: string): string {
  const { size, path } = qrDrawing(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
}
