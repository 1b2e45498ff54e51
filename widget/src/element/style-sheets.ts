import formCss from '../theme/booking-fields.css?inline'
import controlsCss from '../theme/embedded-controls.css?inline'
import embeddedCss from '../theme/embedded.css?inline'
import tokensCss from '../theme/tokens.css?inline'
import { roomRules } from './room.ts'

let sheets: CSSStyleSheet[] | undefined

/** The look, as sheets that all elements on a page share: a strict content policy blocks style elements, not these. */
export function styleSheets(): CSSStyleSheet[] {
  const room = roomRules((height) => `.fi-embedded__room{min-height:${height}px}`)
  sheets ??= [tokensCss, controlsCss, formCss, embeddedCss, room].map(styleSheet)
  return sheets
}

export function styleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
