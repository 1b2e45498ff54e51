import QRCode from 'qrcode'

/** The dark squares of a QR code as runs within a row, in modules from its top left; `size` modules to a side. */
export function qrRuns(content: string): { size: number; runs: { x: number; y: number; width: number }[] } {
  const { size, data } = QRCode.create(content, { errorCorrectionLevel: 'M' }).modules
  const runs: { x: number; y: number; width: number }[] = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue
      const from = x
      while (x + 1 < size && data[y * size + x + 1]) x++
      runs.push({ x: from, y, width: x - from + 1 })
    }
  }
  return { size, runs }
}
