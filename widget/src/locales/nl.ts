import vehicles from '@fiacre/sdk/locales/vehicles/nl.json'
import first from './nl.json'

/** The Dutch texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./nl-later.ts')
