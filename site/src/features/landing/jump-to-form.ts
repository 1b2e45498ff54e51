/** The id of the part of the page that holds the booking form. */
export const FORM_ID = 'book'

/** Brings the booking form into view and the focus to it. */
export function jumpToForm(): void {
  const form = document.getElementById(FORM_ID)
  form?.scrollIntoView()
  form?.focus({ preventScroll: true })
}
