import laterCss from '../theme/embedded-later.css?inline'
import { styleSheet } from './style-sheets.ts'

let sheet: CSSStyleSheet | undefined

/** The look of what the later steps show, shared as the first sheets are. */
export function laterStyles(): CSSStyleSheet {
  sheet ??= styleSheet(laterCss)
  return sheet
}
