import vehicles from '@fiacre/sdk/locales/vehicles/pt.json'
import first from './pt.json'

/** The Portuguese texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./pt-later.ts')
