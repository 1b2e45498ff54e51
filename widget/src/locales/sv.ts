import vehicles from '@fiacre/sdk/locales/vehicles/sv.json'
import first from './sv.json'

/** The Swedish texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./sv-later.ts')
