/** As many bytes, gzipped, as a visitor of any language may be made to fetch. */
export const SIZE_BUDGETS = {
  /** Of the widget, until its form can be filled in. */
  widget: 35_840,
  /** Of the site, until a page is alive. */
  start: 122_880,
  /** Of its heaviest screen, the start included. */
  screen: 196_608,
}
