import formCss from '../theme/booking-fields.css?inline'
import controlsCss from '../theme/embedded-controls.css?inline'
import embeddedCss from '../theme/embedded.css?inline'
import tokensCss from '../theme/tokens.css?inline'

let sheets: CSSStyleSheet[] | undefined

/** The look, as sheets that all elements on a page share: a strict content policy blocks style elements, not these. */
export function styleSheets(): CSSStyleSheet[] {
  sheets ??= [tokensCss, controlsCss, formCss, embeddedCss].map(styleSheet)
  return sheets
}

export function styleSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
