import { sql } from 'kysely'
import manifest from '../../../package.json' with { type: 'json' }
import type { Handlers } from '../contract/handler.ts'
import type { Orm } from '../database/orm.ts'

/** Whoever asks while the database is being asked waits for the same answer: thousands of checks cost one. */
const asked = new WeakMap<Orm, Promise<unknown>>()

export const healthHandlers: Handlers<'getHealth'> = {
  /** Ready means that the database answers; a failure is a 503 through the problems middleware. */
  async getHealth(_request, { orm }) {
    await (asked.get(orm) ?? ask(orm))
    return { status: 200, body: { status: 'ok', version: manifest.version } }
  },
}

function ask(orm: Orm): Promise<unknown> {
  const answer = sql`select 1`.execute(orm.em.fork().getKysely()).finally(() => asked.delete(orm))
  asked.set(orm, answer)
  return answer
}
