import vehicles from '@fiacre/sdk/locales/vehicles/no.json'
import first from './no.json'

/** The Norwegian texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./no-later.ts')
