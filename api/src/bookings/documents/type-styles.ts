import { INK, type TextStyle } from './sheet.ts'

/** How the texts of documents are set. */
export const TYPE = {
  wordmark: { font: 'display', size: 22, leading: 28, colour: INK.accent },
  title: { font: 'display', size: 27, leading: 34, colour: INK.ink },
  heading: { font: 'display', size: 15, leading: 20, colour: INK.accent },
  moment: { font: 'display', size: 14, leading: 19, colour: INK.ink },
  board: { font: 'display', size: 30, leading: 38, colour: INK.ink },
  alarm: { font: 'display', size: 24, leading: 30, colour: INK['accent-ink'] },
  alarmText: { font: 'text', size: 10.5, leading: 15, colour: INK['accent-ink'] },
  text: { font: 'text', size: 9.8, leading: 14, colour: INK.ink },
  strong: { font: 'strong', size: 9.8, leading: 14, colour: INK.ink },
  sum: { font: 'strong', size: 11.5, leading: 16, colour: INK.ink },
  label: { font: 'text', size: 8.8, leading: 14, colour: INK.muted },
  small: { font: 'text', size: 8.2, leading: 12, colour: INK.muted },
} as const satisfies Record<string, TextStyle>
