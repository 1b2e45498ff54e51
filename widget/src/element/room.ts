/**
 * Height of the form, in px, from a width on: measured in both languages with the whole fleet, as room.browser.test.tsx
 * holds it to. The form's own breakpoints are among them.
 */
export const ROOM: readonly (readonly [fromWidth: number, height: number])[] = [
  [0, 1400],
  [340, 1260],
  [600, 1025],
  [680, 860],
  [960, 690],
]

/** Rules that keep the room of the form, for its own style sheet and for the page before the form is there. */
export function roomRules(rule: (height: number) => string): string {
  return ROOM.map(([width, height]) => `@container (min-width:${width}px){${rule(height)}}`).join('')
}
