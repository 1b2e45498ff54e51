import vehicles from '@fiacre/sdk/locales/vehicles/fr.json'
import first from './fr.json'

/** The French texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./fr-later.ts')
