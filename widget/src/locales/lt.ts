import vehicles from '@fiacre/sdk/locales/vehicles/lt.json'
import first from './lt.json'

/** The Lithuanian texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./lt-later.ts')
