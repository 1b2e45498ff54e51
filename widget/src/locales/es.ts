import vehicles from '@fiacre/sdk/locales/vehicles/es.json'
import first from './es.json'

/** The Spanish texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./es-later.ts')
