import { INK, INNER_WIDTH, PAGE, type Sheet, type Tag, type TextStyle } from './sheet.ts'
import { TYPE } from './type-styles.ts'

const LABEL_WIDTH = 158
const AMOUNT_WIDTH = 104
const GUTTER = 14
const VALUE_WIDTH = INNER_WIDTH - LABEL_WIDTH - GUTTER
const ROW_PADDING = 1.6

export type Fact = readonly [label: string, value: string]

/** A heading and what it heads stay on one page: `follows` points of it at least. */
export function heading(sheet: Sheet, text: string, follows = 40): void {
  const above = sheet.pdf.y > PAGE.top + 1 ? 10 : 0
  sheet.need(above + sheet.heightOf(text, TYPE.heading, INNER_WIDTH) + follows)
  const y = sheet.pdf.y > PAGE.top + 1 ? sheet.pdf.y + above : sheet.pdf.y
  sheet.tag('H2', () => sheet.write(text, TYPE.heading, PAGE.left, y))
  sheet.pdf.y += 4
}

/** A paragraph over the whole width. */
export function paragraph(sheet: Sheet, text: string, style: TextStyle = TYPE.text): void {
  sheet.need(sheet.heightOf(text, style, INNER_WIDTH))
  sheet.tag('P', () => sheet.write(text, style, PAGE.left, sheet.pdf.y))
  sheet.pdf.y += 4
}

/** A table of two columns: what it is, and what it says. A value longer than a page runs on. */
export function facts(sheet: Sheet, rows: readonly Fact[]): void {
  sheet.group('Table', (table) => {
    for (const [label, value] of rows) {
      const height = Math.max(
        sheet.heightOf(label, TYPE.label, LABEL_WIDTH),
        sheet.heightOf(value, TYPE.text, VALUE_WIDTH),
      )
      beginRow(sheet, height)
      const { y } = sheet.pdf
      const page = pageOf(sheet)
      sheet.group(
        'TR',
        (row) => {
          const scope = { scope: 'Row' as const }
          sheet.tag(
            'TH',
            () => sheet.write(label, TYPE.label, PAGE.left, y, { width: LABEL_WIDTH }),
            row,
            scope,
          )
          const x = PAGE.left + LABEL_WIDTH + GUTTER
          sheet.tag('TD', () => sheet.write(value, TYPE.text, x, y), row)
        },
        table,
      )
      endRow(sheet, page, y + height)
    }
  })
}

/** A row of a table of sums: a name, where it matters a detail in the middle, and an amount to the right. */
export interface SumRow {
  name: string
  detail?: string
  amount: string
  style?: TextStyle
}

/** A table whose last column is money. */
export function sums(sheet: Sheet, rows: readonly SumRow[]): void {
  const detailed = rows.some(({ detail }) => detail !== undefined)
  const nameWidth = detailed ? LABEL_WIDTH : INNER_WIDTH - AMOUNT_WIDTH - GUTTER
  const detailX = PAGE.left + LABEL_WIDTH + GUTTER
  const detailWidth = INNER_WIDTH - LABEL_WIDTH - AMOUNT_WIDTH - 2 * GUTTER
  sheet.group('Table', (table) => {
    for (const { name, detail, amount, style = TYPE.text } of rows) {
      const height = Math.max(
        sheet.heightOf(name, style, nameWidth),
        sheet.heightOf(detail ?? '', style, detailWidth),
        style.leading,
      )
      beginRow(sheet, height)
      const { y } = sheet.pdf
      const page = pageOf(sheet)
      const cells = (row: Tag) => {
        const write = (text: string, x: number, width: number, align: 'left' | 'right' = 'left') =>
          sheet.write(text, style, x, y, { width, align })
        sheet.tag('TH', () => write(name, PAGE.left, nameWidth), row, { scope: 'Row' })
        if (detailed) sheet.tag('TD', () => write(detail ?? '', detailX, detailWidth), row)
        const amountX = PAGE.width - PAGE.right - AMOUNT_WIDTH
        sheet.tag('TD', () => write(amount, amountX, AMOUNT_WIDTH, 'right'), row)
      }
      sheet.group('TR', cells, table)
      endRow(sheet, page, y + height)
    }
  })
}

function beginRow(sheet: Sheet, height: number): void {
  sheet.need(height + 2 * ROW_PADDING)
  const { y } = sheet.pdf
  sheet.decorate(() => {
    sheet.pdf
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + INNER_WIDTH, y)
      .lineWidth(0.6)
      .stroke(INK.line)
  })
  sheet.pdf.y = y + ROW_PADDING
}

/** Below the longest cell; where a cell ran on to the next page, below that. */
function endRow(sheet: Sheet, page: number, bottom: number): void {
  sheet.pdf.y = (pageOf(sheet) === page ? bottom : sheet.pdf.y) + ROW_PADDING
}

export function pageOf(sheet: Sheet): number {
  return sheet.pdf.bufferedPageRange().count
}
