import vehicles from '@fiacre/sdk/locales/vehicles/de.json'
import first from './de.json'

/** The German texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./de-later.ts')
