import { INK, INNER_WIDTH, PAGE, type Sheet } from './sheet.ts'
import { TYPE } from './type-styles.ts'

const PADDING = 10

/** The name as the driver holds it up, in letters that are read from across a hall; a long one in smaller ones. */
export function nameBoard(sheet: Sheet, label: string, name: string): void {
  const width = INNER_WIDTH - 2 * PADDING
  const style =
    sheet.widthOf(name, TYPE.board) <= width ? TYPE.board : { ...TYPE.board, size: 17, leading: 23 }
  const nameHeight = sheet.heightOf(name, style, width)
  const height = 2 * PADDING + TYPE.label.leading + nameHeight
  sheet.need(height + 8)
  const y = sheet.pdf.y + 8
  sheet.decorate(() => {
    sheet.pdf.roundedRect(PAGE.left, y, INNER_WIDTH, height, 7).fill(INK.surface)
  })
  const centred = { width, align: 'center' as const }
  const x = PAGE.left + PADDING
  sheet.tag('P', () => sheet.write(label, TYPE.label, x, y + PADDING - 2, centred))
  sheet.tag('P', () => sheet.write(name, style, x, y + PADDING + TYPE.label.leading - 2, centred))
  sheet.pdf.y = y + height + 4
}
