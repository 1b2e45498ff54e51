/** As many bytes, gzipped, as a visitor of any language may be made to fetch. */
export const SIZE_BUDGETS = {
  /** Of the widget, until its form can be filled in. */
  widget: 31_744,
  /** The same in English, which comes with it. */
  widgetInEnglish: 30_720,
  /** Of the site, until a page is alive. */
  start: 122_880,
  /** Of its heaviest screen, the start included. */
  screen: 196_608,
  /** Of a public page, the rules that stand in it: what it is seen with at first. */
  firstStyle: 10_240,
  /** Of a public page itself, in Brotli, which is no part of the others: with 0.77 kB of headers ten packets of 1,460 bytes, which come in one journey. */
  page: 13_830,
  /** Of a public page, the code that runs before the first sign of a person. */
  firstCode: 2016,
  /** Of a typeface, one script; a page has two of each script that it is written in. */
  face: 25_600,
}
