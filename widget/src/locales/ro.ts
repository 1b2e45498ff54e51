import vehicles from '@fiacre/sdk/locales/vehicles/ro.json'
import first from './ro.json'

/** The Romanian texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./ro-later.ts')
