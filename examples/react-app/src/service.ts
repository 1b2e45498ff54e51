import { createClient } from '@fiacre/sdk'

/** Where the service is. */
export const SERVICE = import.meta.env['VITE_FIACRE_URL'] ?? 'http://127.0.0.1:3000'

/** The client of the whole app, with the publishable key: all that is in a page can be read by everyone. */
export const client = createClient({ baseUrl: SERVICE, key: 'pk_demo' })
