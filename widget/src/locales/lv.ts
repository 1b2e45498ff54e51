import vehicles from '@fiacre/sdk/locales/vehicles/lv.json'
import first from './lv.json'

/** The Latvian texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./lv-later.ts')
