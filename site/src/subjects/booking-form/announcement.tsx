const ID = 'booking-announcement'

/** Where screen readers hear what was done to the form from elsewhere on the page. */
export function Announcement() {
  return <output className="fi-visually-hidden" id={ID} />
}

/** Says something beside the form, to screen readers alone. The same words twice are said twice. */
export function announce(text: string): void {
  const said = document.getElementById(ID)
  if (!said) return
  said.textContent = ''
  requestAnimationFrame(() => {
    said.textContent = text
  })
}
