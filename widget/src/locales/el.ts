import vehicles from '@fiacre/sdk/locales/vehicles/el.json'
import first from './el.json'

/** The Greek texts that filling in the form takes, with those that all of us share. */
export const messages = { ...first, ...vehicles }

/** The texts of the steps after it. */
export const later = () => import('./el-later.ts')
