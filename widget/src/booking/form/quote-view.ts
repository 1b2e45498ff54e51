import { later } from '../flow/later.ts'

/** How a price and what may stand in its way are shown: loaded when the traveller turns to the form. */
export const quoteView = later(() => import('./quote-parts.ts'))
