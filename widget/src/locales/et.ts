import vehicles from '@fiacre/sdk/locales/vehicles/et.json'
import first from './et.json'

/** The Estonian texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./et-later.ts')
