import { brand } from '#platform/brand/brand.ts'
import { INK, INNER_WIDTH, PAGE, type Sheet } from './sheet.ts'
import { qrRuns } from '#platform/brand/qr-modules.ts'
import { TYPE } from './type-styles.ts'

const QR_SIDE = 88
const MARK = 30
const SPOKES = 10

interface Letterhead {
  tagline: string
  title: string
  lead: string
  link: string
  qrText: string
}

/** The wheel and the name of the house, the QR code of the booking to their right, the title below. */
export function letterhead(sheet: Sheet, { tagline, title, lead, link, qrText }: Letterhead): void {
  const { pdf } = sheet
  const width = INNER_WIDTH - QR_SIDE - 24
  sheet.decorate(() => {
    wheel(pdf, PAGE.left + MARK / 2, PAGE.top + MARK / 2)
    sheet.write(brand.name, TYPE.wordmark, PAGE.left + MARK + 9, PAGE.top + 1, { lineBreak: false })
  })
  sheet.tag('P', () => sheet.write(tagline, TYPE.small, PAGE.left, PAGE.top + MARK + 5, { width }))
  sheet.tag('H1', () => sheet.write(title, TYPE.title, PAGE.left, pdf.y + 6, { width }))
  sheet.tag('P', () => sheet.write(lead, TYPE.text, PAGE.left, pdf.y + 3, { width }))
  const { y } = pdf
  const x = PAGE.width - PAGE.right - QR_SIDE
  const bbox: [number, number, number, number] = [x, PAGE.top, x + QR_SIDE, PAGE.top + QR_SIDE]
  sheet.tag('Figure', () => qrCode(pdf, link, x, PAGE.top), sheet.root, { alt: qrText, bbox })
  pdf.y = Math.max(y, PAGE.top + QR_SIDE) + 10
}

/** The mark of the house: the wheel of a hired carriage (as on the site). */
function wheel(pdf: PDFKit.PDFDocument, x: number, y: number): void {
  const scale = MARK / 40
  pdf
    .lineWidth(2.2 * scale)
    .circle(x, y, 17.5 * scale)
    .stroke(INK.accent)
  for (let spoke = 0; spoke < SPOKES; spoke++) {
    const angle = (spoke / SPOKES) * 2 * Math.PI - Math.PI / 2
    const at = (radius: number) =>
      [x + radius * scale * Math.cos(angle), y + radius * scale * Math.sin(angle)] as const
    pdf
      .moveTo(...at(6.5))
      .lineTo(...at(16))
      .lineWidth(1.6 * scale)
      .stroke(INK.accent)
  }
  pdf.circle(x, y, 4 * scale).fill(INK.accent)
}

/** Four modules of white around a QR code are its own; the paper's margin gives them. */
function qrCode(pdf: PDFKit.PDFDocument, link: string, x: number, y: number): void {
  const { size, runs } = qrRuns(link)
  const module = QR_SIDE / size
  for (const run of runs) pdf.rect(x + run.x * module, y + run.y * module, run.width * module, module)
  pdf.fill(INK.ink)
}
