import { createTooltipDelay } from './tooltip-delay.ts'
import './tooltip.css'

/** How far it stays from its control, and from the edge of the window, in px. */
const GAP = 6
const EDGE = 8

/** Controls with a name of their own that show no words. */
const NAMED = 'button[aria-label], a[aria-label]'

/**
 * Shows the name of a control that is only an icon while a mouse points at it or the keyboard is on it, for every such control of
 * the page, those in dialogs too. For eyes alone: the control says its name by itself. Escape puts it away.
 * @returns the way to end it
 */
export function watchTooltips(page: Document = document): () => void {
  const delay = createTooltipDelay(() => performance.now())
  const words = page.createElement('div')
  words.className = 'fi-tooltip'
  words.popover = 'manual'
  words.ariaHidden = 'true'
  page.body.append(words)
  let timer: ReturnType<typeof setTimeout> | undefined
  let control: Element | null = null

  function leave(): void {
    clearTimeout(timer)
    control = null
    if (!words.matches(':popover-open')) return
    words.hidePopover()
    delay.left()
  }
  function approach(target: EventTarget | null): void {
    const found = iconOnly(target)
    if (found === control) return
    leave()
    control = found
    if (found) timer = setTimeout(() => show(found), delay.now())
  }
  function show(found: Element): void {
    if (!found.isConnected) return leave()
    words.textContent = found.getAttribute('aria-label')
    words.showPopover()
    place(words, found.getBoundingClientRect())
    delay.shown()
  }

  const stop = new AbortController()
  const how = { signal: stop.signal, passive: true, capture: true }
  page.addEventListener('pointerover', (e) => e.pointerType === 'mouse' && approach(e.target), how)
  page.addEventListener('pointerdown', leave, how)
  page.addEventListener('focusin', (e) => isByKeyboard(e.target) && approach(e.target), how)
  page.addEventListener('focusout', leave, how)
  page.addEventListener('scroll', leave, how)
  page.addEventListener('keydown', (e) => e.key === 'Escape' && leave(), how)
  return () => {
    leave()
    stop.abort()
    words.remove()
  }
}

function iconOnly(target: EventTarget | null): Element | null {
  const found = target instanceof Element ? target.closest(NAMED) : null
  return found && !found.textContent.trim() ? found : null
}

const isByKeyboard = (target: EventTarget | null) =>
  target instanceof Element && target.matches(':focus-visible')

/** Under its control, above it where there is no room, and always within the window. */
function place(words: HTMLElement, around: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth, offsetHeight } = words
  const middle = around.left + around.width / 2 - offsetWidth / 2
  const below = around.bottom + GAP
  const top = below + offsetHeight + EDGE > clientHeight ? around.top - GAP - offsetHeight : below
  const left = Math.max(EDGE, Math.min(clientWidth - EDGE - offsetWidth, middle))
  words.style.setProperty('translate', `${Math.round(left)}px ${Math.round(top)}px`)
}
