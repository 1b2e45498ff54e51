/**
 * What of the page does not fit, in words: the page wider than its window, text cut off or spilling out of its box, controls that
 * lie over each other. Looked at by geometry, whatever the language; what may scroll is meant to be wider. Runs in the page alone,
 * so that it may be sent there: it uses nothing from outside itself.
 */
export function overflows(): string[] {
  const found: string[] = []
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 40)}”`
  const isSeen = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    !element.closest('.fi-visually-hidden, [aria-hidden="true"] svg, .fi-compact-select__input')
  const isNarrow = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width <= 1 || height <= 1
  }

  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    found.push(`the page is ${scrollWidth - clientWidth} px wider than its window`)

  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1)
      continue
    if (element.matches('input, select, textarea, option, svg, svg *, html, body') || !isSeen(element))
      continue
    const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    if (display === 'inline' || display === 'contents' || isNarrow(element)) continue
    const isWide = element.scrollWidth > element.clientWidth + 1 && !/auto|scroll/.test(overflowX)
    const isCut =
      element.scrollHeight > element.clientHeight + 1 &&
      (overflowY === 'hidden' || webkitLineClamp !== 'none')
    // What spills, not what it spills through: the innermost box of text.
    const hasOwnText = Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    )
    if (isWide && (hasOwnText || textOverflow === 'ellipsis' || overflowX === 'hidden'))
      found.push(`${name(element)} is ${element.scrollWidth - element.clientWidth} px too narrow`)
    if (isCut && hasOwnText)
      found.push(`${name(element)} is ${element.scrollHeight - element.clientHeight} px too low`)
  }

  const controls = Array.from(
    document.body.querySelectorAll<HTMLElement>(
      'a[href], button, select, summary, [role="tab"], [role="option"]',
    ),
  ).flatMap((element) =>
    // A link in a line of text may go over several lines: each has a box.
    isSeen(element) && !isNarrow(element) && !isFloating(element)
      ? [{ element, boxes: Array.from(element.getClientRects()) }]
      : [],
  )
  for (const [index, one] of controls.entries()) {
    for (const other of controls.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const lies = one.boxes.some((box) =>
        other.boxes.some((beside) => {
          const width = Math.min(box.right, beside.right) - Math.max(box.left, beside.left)
          const height = Math.min(box.bottom, beside.bottom) - Math.max(box.top, beside.top)
          return width > 2 && height > 2
        }),
      )
      if (lies) found.push(`${name(one.element)} lies over ${name(other.element)}`)
    }
  }
  return found

  /** What stands over the page on purpose, such as a bar that stays. */
  function isFloating(element: Element): boolean {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/fixed|sticky|absolute/.test(getComputedStyle(at).position)) return true
    }
    return false
  }
}
