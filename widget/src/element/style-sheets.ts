import formCss from '../theme/booking-form.css?inline'
import controlsCss from '../theme/controls.css?inline'
import embeddedCss from '../theme/embedded.css?inline'
import tokensCss from '../theme/tokens.css?inline'

let sheets: CSSStyleSheet[] | undefined

/** The look, as sheets that all elements on a page share: a strict content policy blocks style elements, not these. */
export function styleSheets(): CSSStyleSheet[] {
  sheets ??= [tokensCss, controlsCss, formCss, embeddedCss].map((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  })
  return sheets
}
