/** Properties, and what their names begin with, that nobody sees of a page before it is touched, scrolled or changed. */
export const LATER_PROPERTIES = [
  'cursor',
  'scroll-behavior',
  'scroll-margin',
  'scroll-padding',
  'transition',
  'user-select',
  'will-change',
  '-webkit-tap-highlight-color',
  '-webkit-user-select',
] as const
const LATER_DECLARATION = new RegExp(
  `(?<=^|;)(?:${LATER_PROPERTIES.join('|')})(?:-[a-z]+)*:[^;]*(?:;|$)`,
  'g',
)

/** Of properties that all browsers know by their own names since 2023. */
const PREFIXED_DECLARATION = /(?<=^|;)-webkit-(hyphens|mask):[^;]*;(?=.*(?<=;)\1:)/g

/**
 * Declarations of a rule as a built style sheet has them, without those that come into play with what a person does, and without what is said
 * once more for browsers of years ago: they look otherwise until the sheets hold.
 */
export function seenDeclarations(body: string): string {
  return body.replaceAll(LATER_DECLARATION, '').replaceAll(PREFIXED_DECLARATION, '')
}
