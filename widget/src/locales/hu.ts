import vehicles from '@fiacre/sdk/locales/vehicles/hu.json'
import first from './hu.json'

/** The Hungarian texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./hu-later.ts')
