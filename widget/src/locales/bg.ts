import vehicles from '@fiacre/sdk/locales/vehicles/bg.json'
import first from './bg.json'

/** The Bulgarian texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./bg-later.ts')
