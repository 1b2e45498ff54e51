import { randomUUID } from 'node:crypto'
import { FILE_UNNAMED } from '@fiacre/sdk/rules'
import { sql, type RawBuilder } from 'kysely'
import { cleanFile } from '#platform/files/clean-file.ts'
import { StoredFile, type StoredFileRow } from '#platform/files/stored-file.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, findRows, insertRow } from '#platform/database/rows.ts'
import { Problem } from '#platform/http/problem.ts'
import { CarrierMember } from './carrier-member.entity.ts'
import { noCarrier } from './change-carrier.ts'
import { sentence } from '#platform/http/sentence.ts'

/** Whether a paper or a driver names the file, as a condition over `stored_file`. */
const isNamed: RawBuilder<unknown> = sql`(
  exists (select 1 from carrier_document p where p.file_id = stored_file.id)
  or exists (select 1 from driver d where d.photo_id = stored_file.id))`

/** Keeps a file of somebody who acts for a carrier. @throws Problem NOT_FOUND, RULE_VIOLATION */
export async function keepFile(context: Context, userId: string, upload: Buffer): Promise<StoredFileRow> {
  const em = context.orm.em.fork()
  if (!(await findRow(em, CarrierMember, { userId }))) throw noCarrier()
  const waiting = await findRows(
    em,
    StoredFile,
    sql`where user_id = ${userId} and not ${isNamed} limit ${FILE_UNNAMED.most}`,
  )
  if (waiting.length >= FILE_UNNAMED.most) throw new Problem('RULE_VIOLATION', sentence('filesWait'))
  const { type, bytes } = await cleanFile(upload)
  const row = { id: randomUUID(), userId, mediaType: type, bytes: bytes.length, createdAt: context.now() }
  // The row first: bytes without a row would be found by nobody who sweeps.
  const kept = await insertRow(em, StoredFile, row)
  await context.files.put(kept.id, bytes, type)
  return kept
}

/**
 * That a file may be named: the caller uploaded it, and no paper of another carrier names it.
 * @throws Problem NOT_FOUND
 */
export async function assertOwnFile(
  em: EntityManager,
  userId: string,
  fileId: string | null,
  carrierId: string,
): Promise<void> {
  if (fileId === null) return
  const file = await findRow(em, StoredFile, { id: fileId, userId })
  const { rows: elsewhere } = await sql`
    select 1 from carrier_document where file_id = ${fileId} and carrier_id <> ${carrierId}
    union all select 1 from driver where photo_id = ${fileId} and carrier_id <> ${carrierId} limit 1`.execute(
    em.getKysely(),
  )
  if (!file || elsewhere.length > 0)
    throw new Problem('NOT_FOUND', 'There is no such file. Please upload it first.')
}

export interface SentFile {
  mediaType: string
  bytes: Buffer
}

/** A file of the carrier that somebody acts for. @throws Problem NOT_FOUND */
export async function getOwnFile(context: Context, userId: string, id: string): Promise<SentFile> {
  const isOwn = sql`exists (
    select 1 from carrier_member m where m.user_id = ${userId} and (
      exists (select 1 from carrier_document p where p.file_id = stored_file.id and p.carrier_id = m.carrier_id)
      or exists (select 1 from driver d where d.photo_id = stored_file.id and d.carrier_id = m.carrier_id)
      or stored_file.user_id = m.user_id))`
  return fileWhere(context, id, isOwn)
}

/** Any file that a paper or a driver names, for our people. @throws Problem NOT_FOUND */
export const getNamedFile = (context: Context, id: string): Promise<SentFile> =>
  fileWhere(context, id, isNamed)

async function fileWhere(context: Context, id: string, where: RawBuilder<unknown>): Promise<SentFile> {
  const [row] = await findRows(context.orm.em.fork(), StoredFile, sql`where id = ${id} and ${where}`)
  const bytes = row && (await context.files.get(row.id))
  if (!bytes) throw new Problem('NOT_FOUND', 'There is no such file.')
  return { mediaType: row.mediaType, bytes }
}

/** The headers by which a browser saves the file and runs nothing of it, whatever it holds. */
export function fileHeaders({ mediaType }: SentFile): Record<string, string> {
  return {
    'Content-Type': mediaType,
    'Content-Disposition': 'attachment',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  }
}

const AT_ONCE = 200

/** Deletes files that nothing has named for a while: their bytes, and then their rows. */
export async function sweepFiles(context: Context): Promise<void> {
  const em = context.orm.em.fork()
  for (;;) {
    const unnamed = await findRows(
      em,
      StoredFile,
      sql`where created_at <= ${context.now()}::timestamptz - make_interval(days => ${FILE_UNNAMED.days}::int)
        and not ${isNamed} limit ${AT_ONCE}`,
    )
    for (const { id } of unnamed) {
      await context.files.drop(id)
      await sql`delete from stored_file where id = ${id} and not ${isNamed}`.execute(em.getKysely())
    }
    if (unnamed.length < AT_ONCE) return
  }
}
