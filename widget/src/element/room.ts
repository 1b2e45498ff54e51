/**
 * Height of the form, in px, from a width on: measured in all languages with the whole fleet, as room.browser.test.tsx
 * holds it to in those that are tallest. The form's own breakpoints are among them.
 */
export const ROOM: readonly (readonly [fromWidth: number, height: number])[] = [
  [0, 1415],
  [340, 1270],
  [600, 1030],
  [680, 867],
  [960, 709],
]

/** Rules that keep the room of the form, for its own style sheet and for the page before the form is there. */
export function roomRules(rule: (height: number) => string): string {
  return ROOM.map(([width, height]) => `@container (min-width:${width}px){${rule(height)}}`).join('')
}

/**
 * The room of a form that is still to come, as a style sheet of the page's: the loader's, and for pages that are painted before
 * it, `fiacre.css`. A float of no width takes height and leaves the page's own link, if there is one, where it is.
 */
export function waitingRoom(): string {
  const waiting = 'fiacre-booking:not(:defined)'
  return (
    `fiacre-booking:not([hidden]){display:block}` +
    `${waiting}:not([hidden]){display:flow-root;container-type:inline-size;contain-intrinsic-inline-size:480px;max-width:100%}` +
    roomRules((height) => `${waiting}::before{content:"";float:left;height:${height}px}`)
  )
}
