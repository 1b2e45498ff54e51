/** The code or the texts of a page could not be fetched: no fault of the page's own. */
export class PageFetchError extends Error {
  constructor(cause: unknown) {
    super('The code of a page could not be fetched.', { cause })
    this.name = 'PageFetchError'
  }
}
