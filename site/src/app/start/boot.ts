/**
 * The first script of a page that the service has drawn. What one reads is there without any other: so the code that brings the page
 * to life is run at the first sign of a person, or once nobody has given one for a while. Who comes back, or is led here with
 * something, has it at once. What was pressed and typed before is done when the code is there. It imports nothing.
 */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']
/** Nobody reads longer without moving anything. */
const PATIENCE_MS = 3000
const RETRY_MS = 2000
const CHOICES = '[type=radio], [type=checkbox]'

const start = document.querySelector<HTMLScriptElement>('script[data-start]')?.dataset['start'] ?? ''
const root = document.getElementById('root')
const isKept = new AbortController()
const capture = { capture: true, passive: true, signal: isKept.signal }

/** Something that was done to the page before it was alive. */
type Deed = { readonly element: Element; readonly again: (now: HTMLInputElement) => void }

/** What was done, in order. */
const done: Deed[] = []
/** What stands in the fields that were typed into. */
const texts = new Map<Element, string>()
let isWanted = false
/** Whether what happens now is something done again. */
let isAgain = false

function want(sign?: Event): void {
  // A browser says that the pointer has moved, too, when the page has come under it.
  if (isWanted || (sign?.type === 'pointermove' && isStill(sign as PointerEvent))) return
  isWanted = true
  for (const sign of SIGNS) removeEventListener(sign, want, capture)
  // Somebody could want the browser's own picker of a day or a time (widget/src/booking/form/date-time-fields.tsx).
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-type]'))
    field.type = field.dataset['type'] ?? ''
  void dress()
  import(/* @vite-ignore */ start).catch(() => {
    // Without a network: asked for again with the next sign, but not with each of a thousand.
    setTimeout(() => {
      isWanted = false
      listen()
    }, RETRY_MS)
  })
}

/** Style sheets that the page does not wait for: its first screen stands in the rules that it is seen with at first. */
const late = [...document.querySelectorAll<HTMLLinkElement>('link[data-late]')]
let coming: Promise<unknown> | undefined

/** What is far below is laid out at the first sign of a person, before the page comes to life, so that nothing moves then: some of it in each frame. */
const far = [...document.querySelectorAll<HTMLElement>('.fi-far, .fi-foot')]
function unfold(): void {
  for (const part of far.splice(0, 3)) part.dataset['seen'] = ''
  if (far.length > 0) requestAnimationFrame(unfold)
  else document.querySelector('style[data-first]')?.remove()
}

/** A style sheet, or a preloaded file, that has come, or has failed. */
const ended = (link: HTMLLinkElement) =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true })
  })

/** Files of the typefaces that have the page's letters come with the sheets. */
const files = document.querySelector<HTMLElement>('style[data-first]')?.dataset['first'] || undefined
const newFace = (family: string, href: string, more?: FontFaceDescriptors) =>
  new FontFace(family, `url(${href})`, more).load()
let faces: Promise<unknown> | undefined
function fetchFaces(): Promise<unknown> {
  faces ??= Promise.allSettled((files?.split(' ') ?? []).map((href) => newFace('_', href)))
  return faces
}

/**
 * They are there before the sheets hold, under names of their own (`site/src/ui/theme/fonts.css`), so that the page's text is laid out once more. By the
 * sheets' names it would be twice: first in fonts of the system, of which a browser looks for one in the place of each file that has not come,
 * once for every size and weight.
 */
async function addFaces(): Promise<void> {
  const rules = late.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
  const added = rules.map(async (rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return
    const of = (property: string) => rule.style.getPropertyValue(property)
    const href = files?.split(' ').find((file) => of('src').includes(file))
    if (!href) return
    const more = { weight: of('font-weight'), unicodeRange: of('unicode-range') }
    document.fonts.add(await newFace(`Page ${of('font-family').replaceAll('"', '')}`, href, more))
  })
  await Promise.all(added)
  document.documentElement.dataset['faces'] = ''
}

/** To ask for a dozen files in one go would hold up a slow phone for a tenth of a second. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

/** The task after the next frame. A page that nobody looks at has none. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Sheets hold for nothing yet. One that has failed is fetched again. */
function fetchLate(): Promise<unknown> {
  for (const picture of document.images) picture.src ||= picture.dataset['late'] ?? ''
  coming ??= Promise.all(
    late
      .filter(({ sheet }) => !sheet)
      .map((link) => {
        link.media = 'not all'
        link.href = link.dataset['late'] ?? ''
        return ended(link)
      }),
  )
  return coming
}

/**
 * All of them hold in the same moment, so that nothing is seen half dressed. What is below a phone's first screen can be seen a frame later, and what is far
 * below from the first sign of a person, so that a slow phone is not held up by all of it in one task. They wait for typefaces only as long as nobody does anything.
 */
async function dress(): Promise<void> {
  await Promise.all([fetchLate(), isWanted || nextTask().then(fetchFaces)])
  coming = undefined
  // Without them in the fonts of the system, until those of the sheets come.
  if (!isWanted) await addFaces().catch(() => undefined)
  for (const link of late) link.media = 'all'
  if (!late.every(({ sheet }) => sheet)) return
  if (!isWanted) await nextFrame()
  document.documentElement.dataset['dressed'] = ''
  if (isWanted) requestAnimationFrame(unfold)
}

const isStill = ({ movementX, movementY }: PointerEvent): boolean => movementX === 0 && movementY === 0

function listen(): void {
  for (const sign of SIGNS) addEventListener(sign, want, capture)
}

/** Whether there is something of this browser's own to show. */
function hasOwn(): boolean {
  try {
    return location.search !== '' || location.hash !== '' || document.cookie !== '' || localStorage.length > 0
  } catch {
    return false
  }
}

/** A part of the page may be alive before the others: what is done again later is not done now. */
function hold(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function pressed(event: MouseEvent): void {
  if (isAgain) return
  want()
  const pressable = (event.target as Element).closest<HTMLElement>('button, a[href]')
  if (pressable instanceof HTMLAnchorElement) follow(pressable, event)
  // One that sends a form does so below.
  else if (pressable instanceof HTMLButtonElement && !(pressable.type === 'submit' && pressable.form))
    doLater(pressable, event)
}

function doLater(pressable: HTMLElement, event: Event): void {
  hold(event)
  done.push({ element: pressable, again: (now) => now.click() })
}

/** Links lead on by themselves, but where something was typed, which the page may take along; not for longer than one waits. */
function follow(link: HTMLAnchorElement, event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (texts.size === 0 || !isPlain || link.target || link.origin !== location.origin) return
  doLater(link, event)
  setTimeout(() => {
    if (!isKept.signal.aborted) location.assign(link.href)
  }, PATIENCE_MS)
}

/** A form is sent once, with all that was typed before it was sent the last time. */
function sent(event: SubmitEvent): void {
  if (isAgain) return
  want()
  const form = event.target as HTMLFormElement
  const by = event.submitter
  hold(event)
  const before = done.findIndex(({ element }) => element === form)
  if (before >= 0) done.splice(before, 1)
  done.push({ element: form, again: () => form.requestSubmit(by?.isConnected ? by : null) })
}

function typed(event: Event): void {
  if (!isAgain) note(event.target as HTMLInputElement)
}

function note(field: HTMLInputElement): void {
  want()
  const { value, checked } = field
  texts.set(field, value)
  // Of one word not every letter.
  if (done.at(-1)?.element === field) done.pop()
  const again = (now: HTMLInputElement): void => {
    if (now.type === 'checkbox' || now.type === 'radio') {
      if (now.checked !== checked) now.click()
      return
    }
    now.value = value
    for (const kind of ['input', 'change']) now.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  done.push({ element: field, again })
}

/** A part that comes alive while somebody types begins with an empty field: what stood there is put back before the next letter. */
function goOn(event: Event): void {
  const field = event.target as HTMLInputElement
  const before = texts.get(field)
  if (before === undefined || field.value === before) return
  field.value = before
}

/** The parts of the page have not seen that the field with the focus was entered: what they fetch for it would not come. */
function enterAgain(field: Element | null): void {
  if (!field || field === document.body || !root?.contains(field)) return
  field.dispatchEvent(new FocusEvent('focus'))
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}

/**
 * Everything is done again in a task of its own: the page then knows of what was done before, such as a form that is sent of all
 * its fields. What somebody does meanwhile takes its place behind it.
 */
async function alive(): Promise<void> {
  enterAgain(document.activeElement)
  for (let next = done.shift(); next; next = done.shift()) {
    isAgain = true
    // Our own field for a day may stand in the place of the browser's by then.
    const now = next.element.isConnected ? next.element : document.getElementById(next.element.id)
    if (now) next.again(now as HTMLInputElement)
    isAgain = false
    // oxlint-disable-next-line no-await-in-loop -- one after another is what it is for
    await nextTask()
  }
  isKept.abort()
}

listen()
const holding = { ...capture, passive: false }
root?.addEventListener('click', pressed, holding)
root?.addEventListener('submit', sent, holding)
root?.addEventListener('beforeinput', goOn, capture)
root?.addEventListener('input', typed, capture)
// Chosen before this script was there; a choice has another value than its default one, always.
for (const field of root?.querySelectorAll<HTMLInputElement>(CHOICES) ?? [])
  if (field.checked !== field.defaultChecked) note(field)
// Typed before it.
for (const field of root?.querySelectorAll<HTMLInputElement>(`input:not(${CHOICES}), textarea`) ?? [])
  if (field.value !== field.defaultValue) note(field)
root?.addEventListener('fiacre:alive', () => void alive(), { once: true })

/**
 * Once the page has been seen whole, so that what is fetched now takes nothing of the line from that: what is seen first may be the half of it that
 * has been read, or its ground alone.
 */
async function dressOnceSeen(): Promise<void> {
  await nextFrame()
  await nextFrame()
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length > 0) void dress()
  }).observe({ type: 'paint', buffered: true })
}

function onLoad(): void {
  void dressOnceSeen()
  setTimeout(() => want(), PATIENCE_MS)
}

// In a task of its own: to ask for what a browser keeps takes as long as all above.
setTimeout(() => {
  if (hasOwn()) want()
  else if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad, { once: true })
})
