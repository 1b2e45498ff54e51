/** What of ours a page loads, by the directives of its content policy; `style-src` is for the sheet that keeps the room. */
const DIRECTIVES = ['script-src', 'connect-src', 'img-src', 'style-src'] as const

/** The lines that a page under a content policy adds to it. */
export const policyFor = (service: string): string =>
  DIRECTIVES.map((directive) => `${directive} ${service}`).join('; ')
