import { sql } from 'kysely'
import manifest from '../../package.json' with { type: 'json' }
import type { Handlers } from '../contract/handler.ts'

export const healthHandlers: Handlers<'getHealth'> = {
  /** Ready means that the database answers; a failure is a 503 through the problems middleware. */
  async getHealth(_request, { orm }) {
    await sql`select 1`.execute(orm.em.fork().getKysely())
    return { status: 200, body: { status: 'ok', version: manifest.version } }
  },
}
