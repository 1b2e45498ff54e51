import { brand } from '#platform/brand/brand.ts'
import { INK, INNER_WIDTH, PAGE, type Sheet } from './sheet.ts'
import { TYPE } from './type-styles.ts'

/** Writes the booking's number and the page's at the foot of every page, once all of them are there. */
export function pageFeet(sheet: Sheet, booking: string): void {
  const { pdf } = sheet
  const { count } = pdf.bufferedPageRange()
  const y = PAGE.height - PAGE.bottom + 17
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    // Below the margin pdfkit would start another page.
    pdf.page.margins.bottom = 0
    sheet.decorate(
      () => {
        pdf
          .moveTo(PAGE.left, y - 8)
          .lineTo(PAGE.left + INNER_WIDTH, y - 8)
          .lineWidth(0.6)
          .stroke(INK.line)
        const left = { width: INNER_WIDTH - 60, lineBreak: false, ellipsis: true }
        sheet.write(`${brand.name} · ${booking} · ${brand.supportEmail}`, TYPE.small, PAGE.left, y, left)
        sheet.write(`${page + 1} / ${count}`, TYPE.small, PAGE.left, y, {
          width: INNER_WIDTH,
          align: 'right',
        })
      },
      { type: 'Pagination', attached: ['Bottom'] },
    )
  }
}
