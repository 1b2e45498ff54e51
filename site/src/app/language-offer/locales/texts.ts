import type { Messages } from '@fiacre/widget/locales'

/** What the offer of a language says, in that language, by its file: two lines each, and so all of them in one. */
export const OFFERS = import.meta.glob<Messages>('./??.json', { import: 'default', eager: true })
