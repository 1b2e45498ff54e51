import vehicles from '@fiacre/sdk/locales/vehicles/hr.json'
import first from './hr.json'

/** The Croatian texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./hr-later.ts')
