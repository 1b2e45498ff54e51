import type { ScreenTexts } from '../../texts.ts'

/** What the service refuses to people who are signed in, by its codes; in English it says so itself. Those of the booking form are the form's. */
export const problemTexts: ScreenTexts = {
  en: {},
  fr: () => import('./fr.json').then((file) => file.default),
  pl: () => import('./pl.json').then((file) => file.default),
}
