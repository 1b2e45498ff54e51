/** Looks of the shared controls that the booking form has no use for; a test holds the form to that. */
export const UNUSED_CLASSES: readonly string[] = [
  'fi-banner--success',
  'fi-banner__action',
  'fi-button--danger',
  'fi-button--icon',
  'fi-button--link',
  'fi-button--quiet',
  'fi-card--accent',
  'fi-card--compact',
  'fi-card--sunken',
  'fi-card__title',
  'fi-field-row',
  'fi-icon--lg',
  'fi-icon--xl',
  'fi-radio',
  'fi-radio-group',
  'fi-radio__description',
  'fi-radio__input',
  'fi-skeleton--block',
  'fi-skeleton--control',
  'fi-spinner--lg',
]

const UNUSED = new RegExp(`\\.(?:${UNUSED_CLASSES.join('|')})(?![\\w-])`)

/** A style sheet's text without the rules of those looks, as far as its commas tell: a rule in doubt stays. */
export function withoutUnusedRules(css: string): string {
  return css.replaceAll(/([^{}]+)\{[^{}]*\}/g, (rule, selectors: string) =>
    selectors.split(',').every((selector) => UNUSED.test(selector)) ? '' : rule,
  )
}

/** A rule of a style sheet, as far as PostCSS shows it here. */
type Rule = { selectors: string[]; remove(): unknown }

/** PostCSS plugin that leaves the rules of those looks out: they weigh on no partner's page. */
export const unusedRules = {
  postcssPlugin: 'fiacre-unused-rules',
  Rule(rule: Rule): void {
    const used = rule.selectors.filter((selector) => !UNUSED.test(selector))
    if (used.length === 0) rule.remove()
    else if (used.length < rule.selectors.length) rule.selectors = used
  },
}
