import type { DocumentTrip } from './document-input.ts'
import type { DocumentLanguage } from './document-languages.ts'
import { INK, INNER_WIDTH, PAGE, type Sheet } from './sheet.ts'
import { TYPE } from './type-styles.ts'

const PADDING = 9
/** The site's colour of danger, deep enough for white letters on paper. */
const ALARM = '#9b2c1f'

/** What nobody may overlook, above all else: cancelled, a test, not paid. */
export function notices(sheet: Sheet, trip: DocumentTrip, { t }: DocumentLanguage): void {
  if (trip.status === 'cancelled') alarm(sheet, t('notice.cancelled'), t('notice.cancelledLead'))
  if (trip.isTest) alarm(sheet, t('notice.test'))
  if (trip.status === 'pending') framed(sheet, t('notice.pending'))
}

function alarm(sheet: Sheet, title: string, lead?: string): void {
  const width = INNER_WIDTH - 2 * PADDING
  const titleHeight = sheet.heightOf(title, TYPE.alarm, width)
  const height = titleHeight + (lead === undefined ? 0 : sheet.heightOf(lead, TYPE.alarmText, width) + 2)
  sheet.need(height + 2 * PADDING)
  const { y } = sheet.pdf
  sheet.decorate(() => {
    sheet.pdf.roundedRect(PAGE.left, y, INNER_WIDTH, height + 2 * PADDING, 7).fill(ALARM)
  })
  sheet.tag('P', () => sheet.write(title, TYPE.alarm, PAGE.left + PADDING, y + PADDING, { width }))
  if (lead !== undefined) {
    const leadY = y + PADDING + titleHeight + 2
    sheet.tag('P', () => sheet.write(lead, TYPE.alarmText, PAGE.left + PADDING, leadY, { width }))
  }
  sheet.pdf.y = y + height + 2 * PADDING + 8
}

/** A paragraph in a frame of its own. */
export function framed(sheet: Sheet, text: string): void {
  const width = INNER_WIDTH - 2 * PADDING
  const height = sheet.heightOf(text, TYPE.strong, width)
  sheet.need(height + 2 * PADDING)
  const { y } = sheet.pdf
  sheet.decorate(() => {
    sheet.pdf
      .roundedRect(PAGE.left, y, INNER_WIDTH, height + 2 * PADDING, 7)
      .lineWidth(1)
      .stroke(INK.accent)
  })
  sheet.tag('P', () => sheet.write(text, TYPE.strong, PAGE.left + PADDING, y + PADDING, { width }))
  sheet.pdf.y = y + height + 2 * PADDING + 8
}
