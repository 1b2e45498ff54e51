import vehicles from '@fiacre/sdk/locales/vehicles/fi.json'
import first from './fi.json'

/** The Finnish texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./fi-later.ts')
