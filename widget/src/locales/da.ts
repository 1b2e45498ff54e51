import vehicles from '@fiacre/sdk/locales/vehicles/da.json'
import first from './da.json'

/** The Danish texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./da-later.ts')
