/** The id of the part of the page that holds the booking form. */
export const FORM_ID = 'book'

/** Brings the booking form into view, and the focus to it or to one of its fields. */
export function jumpToForm(field?: 'destination'): void {
  const form = document.getElementById(FORM_ID)
  form?.scrollIntoView()
  const control = field && form?.querySelector<HTMLElement>(`[name="${field}"]`)
  ;(control || form)?.focus({ preventScroll: true })
}
