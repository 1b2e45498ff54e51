import vehicles from '@fiacre/sdk/locales/vehicles/sl.json'
import first from './sl.json'

/** The Slovenian texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./sl-later.ts')
