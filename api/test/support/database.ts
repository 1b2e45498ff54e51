import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { entities } from '../../src/entities.ts'
import { openOrm } from '#platform/database/orm.ts'

/** `bare`: no place is known, which is copied in a tenth of the time. */
export type Template = 'seeded' | 'bare'

const TEMPLATES = { seeded: 'fiacre_template', bare: 'fiacre_bare' }

/** A database of the test file's own: migrated and seeded, copied from a template. */
export async function testDatabase(template: Template = 'seeded') {
  const server = inject('server')
  const name = `fiacre_${randomBytes(6).toString('hex')}`
  const admin = await openOrm({ ...server, database: 'postgres' }, entities, { max: 1 })
  await admin.em
    .getConnection()
    .execute(`create database ${name} template ${TEMPLATES[template]} strategy file_copy`)
  await admin.close()
  const connection = { ...server, database: name }
  const orm = await openOrm(connection, entities)
  const { host, port, user, password } = server
  return {
    orm,
    connection,
    /** For DATABASE_URL. */
    url: `postgresql://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    db: orm.em.fork().getKysely(),
    async close() {
      await orm.close()
      const again = await openOrm({ ...server, database: 'postgres' }, entities, { max: 1 })
      await again.em.getConnection().execute(`drop database ${name} with (force)`)
      await again.close()
    },
  }
}
