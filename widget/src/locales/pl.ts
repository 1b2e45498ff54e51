import vehicles from '@fiacre/sdk/locales/vehicles/pl.json'
import first from './pl.json'

/** The Polish texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./pl-later.ts')
