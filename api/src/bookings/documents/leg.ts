import { heading, pageOf, paragraph } from './blocks.ts'
import type { DocumentLanguage } from './document-languages.ts'
import { INK, PAGE, INNER_WIDTH, type Sheet } from './sheet.ts'
import { TYPE } from './type-styles.ts'

const INDENT = 22
const LABEL = 58
const WIDTH = INNER_WIDTH - INDENT - LABEL

interface LegEnd {
  name: string
  /** What the price was made for, and where it lies. */
  detail: string
  /** What stands before it where that is neither "From" nor "To". */
  label?: string
}

interface Leg {
  title: string
  moment: string
  from: LegEnd
  to: LegEnd
  wording: DocumentLanguage
}

/** One way of the journey: when, then from where to where, joined by a line with a ring at its start and a square at its end. */
export function leg(sheet: Sheet, { title, moment, from, to, wording }: Leg): void {
  heading(sheet, title, 90)
  paragraph(sheet, moment, TYPE.moment)
  sheet.pdf.y += 2
  const marks: { page: number; y: number }[] = []
  sheet.group('Table', (table) => {
    for (const [label, place] of [
      [wording.t('trip.from'), from],
      [to.label ?? wording.t('trip.to'), to],
    ] as const) {
      const height =
        sheet.heightOf(place.name, TYPE.sum, WIDTH) + sheet.heightOf(place.detail, TYPE.small, WIDTH)
      sheet.need(height)
      const { y } = sheet.pdf
      const page = pageOf(sheet)
      marks.push({ page, y: y + TYPE.sum.leading / 2 - 1 })
      sheet.group(
        'TR',
        (row) => {
          const x = PAGE.left + INDENT
          const scope = { scope: 'Row' as const }
          sheet.tag('TH', () => sheet.write(label, TYPE.label, x, y + 2, { width: LABEL - 6 }), row, scope)
          const cell = () => {
            sheet.write(place.name, TYPE.sum, x + LABEL, y)
            if (place.detail !== '') sheet.write(place.detail, TYPE.small, x + LABEL, sheet.pdf.y)
          }
          sheet.tag('TD', cell, row)
        },
        table,
      )
      sheet.pdf.y = (pageOf(sheet) === page ? y + Math.max(height, TYPE.sum.leading) : sheet.pdf.y) + 7
    }
  })
  joined(sheet, marks)
}

/** Drawn where both ends stand on the page at hand; a journey broken by a page's end does without. */
function joined(sheet: Sheet, [start, end]: { page: number; y: number }[]): void {
  if (start === undefined || end === undefined || start.page !== pageOf(sheet) || start.page !== end.page)
    return
  const { pdf } = sheet
  const x = PAGE.left + 7
  sheet.decorate(() => {
    pdf
      .moveTo(x, start.y + 4)
      .lineTo(x, end.y - 4)
      .lineWidth(1.4)
      .stroke(INK.accent)
    pdf.circle(x, start.y, 4).lineWidth(1.6).stroke(INK.accent)
    pdf.rect(x - 4, end.y - 4, 8, 8).fill(INK.accent)
  })
}
