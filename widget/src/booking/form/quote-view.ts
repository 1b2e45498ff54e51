import { later } from '../flow/later.ts'

/** How a price is shown: loaded when the traveller turns to the form. */
export const quoteView = later(() => import('./quote-parts.ts'))
