/** Where the price stands under the form, its classes come up first: they have their prices now, and Book Now is in reach. */
export function showClasses(box: HTMLElement): void {
  const classes = box.closest('form')?.querySelector('.fi-rides')
  if (!classes) return
  const isBeside = box.getBoundingClientRect().left >= classes.getBoundingClientRect().right
  if (!isBeside) classes.scrollIntoView({ block: 'start' })
}
