import vehicles from '@fiacre/sdk/locales/vehicles/it.json'
import first from './it.json'

/** The Italian texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./it-later.ts')
