import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { entities } from '../../src/entities.ts'
import { openOrm } from '#platform/database/orm.ts'

/** `bare`: no place is known, which is copied in a tenth of the time. */
export type Template = 'seeded' | 'bare'

const TEMPLATES = { seeded: 'fiacre_template', bare: 'fiacre_bare' }

/** A database of the test file's own: migrated and seeded, copied from a template. */
export async function testDatabase(template: Template = 'seeded') {
  const copy = await databaseCopy(template)
  const orm = openOrm(copy.connection, entities)
  return {
    ...copy,
    orm,
    db: orm.em.fork().getKysely(),
    async close() {
      await orm.close()
      await copy.drop()
    },
  }
}

/** The database alone, for whoever opens it otherwise. */
export async function databaseCopy(template: Template = 'seeded') {
  const server = inject('server')
  const name = `fiacre_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${TEMPLATES[template]} strategy file_copy`)
  const { host, port, user, password } = server
  return {
    connection: { ...server, database: name },
    /** For DATABASE_URL. */
    url: `postgresql://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    drop: () => onServer(`drop database ${name} with (force)`),
  }
}

/** The worker's own, which ends with it: a connection costs as much as a statement here. */
let admin: Promise<pg.Client> | undefined

async function onServer(statement: string): Promise<void> {
  admin ??= connect()
  await (await admin).query(statement)
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ ...inject('server'), database: 'postgres' })
  await client.connect()
  return client
}
