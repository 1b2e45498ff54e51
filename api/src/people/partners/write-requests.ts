import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Orm } from '#platform/database/orm.ts'
import type { NotedRequest } from '#platform/http/partner-request-log.ts'

/** Between two writes: a call costs no statement of its own. */
const EVERY_MS = 1_000
/** Rows of one statement. */
const BATCH = 500
/** What may wait while the database is away or slow; what comes beyond it is not kept. */
const MOST_WAITING = 5_000

/** Writes the calls of keys down, many at a time, a moment after they were answered. */
export interface RequestWriter {
  note(request: NotedRequest): void
  /** Writes what waits. */
  flush(): Promise<void>
  /** Writes what waits, and no more. */
  stop(): Promise<void>
}

export function requestWriter(orm: Orm, log: Logger): RequestWriter {
  let waiting: NotedRequest[] = []
  let timer: NodeJS.Timeout | undefined
  let lost = 0
  let writing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH)
      await insert(orm, batch)
      waiting = waiting.slice(batch.length)
    }
    if (lost > 0) log.warn({ lost }, 'calls of partners’ keys that were too many to be kept')
    lost = 0
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(write).catch((error: unknown) => {
      // Whoever looks into the log misses them, and nothing else does: they are not worth a second try.
      log.warn({ err: error, lost: waiting.length }, 'calls of partners’ keys could not be written down')
      waiting = []
    })
    return writing
  }

  return {
    note(request) {
      if (waiting.length >= MOST_WAITING) {
        lost += 1
        return
      }
      waiting.push(request)
      timer ??= setTimeout(() => void flush(), EVERY_MS).unref()
    },
    flush,
    stop: flush,
  }
}

async function insert(orm: Orm, rows: readonly NotedRequest[]): Promise<void> {
  await sql`
    insert into partner_request (partner_id, key_id, is_test, at, method, route, status, code, request_id, duration_ms)
    select r."partnerId", r."keyId", r."isTest", r.at, r.method, r.route, r.status, r.code, r."requestId", r."durationMs"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("partnerId" uuid, "keyId" uuid, "isTest" boolean,
      at timestamptz, method text, route text, status int, code text, "requestId" text, "durationMs" int)`.execute(
    orm.em.fork().getKysely(),
  )
}

declare module '#platform/context/context.ts' {
  interface Context {
    /** Where calls of partners' keys are written down. */
    partnerRequests: RequestWriter
  }
}
