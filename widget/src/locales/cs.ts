import vehicles from '@fiacre/sdk/locales/vehicles/cs.json'
import first from './cs.json'

/** The Czech texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./cs-later.ts')
