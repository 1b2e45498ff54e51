import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { database } from './accounts.ts'
import type { TestService } from './service.ts'

/** A photo of a driver, as an upload leaves it. */
export async function givePhoto(service: TestService, driverId: string): Promise<void> {
  const id = randomUUID()
  const grey = { width: 900, height: 600, channels: 3, background: '#888888' } as const
  const bytes = await sharp({ create: grey }).png().toBuffer()
  await service.context.files.put(id, bytes, 'image/png')
  await sql`insert into stored_file (id, user_id, media_type, bytes, created_at)
    values (${id}, ${randomUUID()}, 'image/png', ${bytes.length}, ${service.clock.now})`.execute(
    database(service),
  )
  await sql`update driver set photo_id = ${id} where id = ${driverId}`.execute(database(service))
}
