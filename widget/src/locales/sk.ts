import vehicles from '@fiacre/sdk/locales/vehicles/sk.json'
import first from './sk.json'

/** The Slovak texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./sk-later.ts')
