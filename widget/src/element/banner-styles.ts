import bannerCss from '../theme/controls/banner.css?inline'
import { styleSheet } from './style-sheets.ts'

let sheet: CSSStyleSheet | undefined

/** The look of what is said above the form, shared as the first sheets are. */
export function bannerStyles(): CSSStyleSheet {
  sheet ??= styleSheet(bannerCss)
  return sheet
}
