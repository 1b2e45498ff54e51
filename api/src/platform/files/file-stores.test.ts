import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

const ID = '0198c300-6666-7abc-8def-0123456789ab'
const OTHER = '0198c300-7777-7abc-8def-0123456789ab'
const KEYS = { region: 'eu-central-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

const folder = mkdtempSync(join(tmpdir(), 'fiacre-files-'))
const bucket = mkdtempSync(join(tmpdir(), 'fiacre-bucket-'))
const server = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: bucket,
  configureBuckets: [{ name: 'papers', configs: [] }],
})
let endpoint: string
beforeAll(async () => {
  const { port } = await server.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await server.close()
  for (const each of [folder, bucket]) rmSync(each, { recursive: true, force: true })
})

const stores: [string, () => FileStore][] = [
  ['a folder', () => folderStore(folder)],
  ['a bucket', () => s3Store({ endpoint, bucket: 'papers', ...KEYS })],
]

describe.each(stores)('%s', (_name, open) => {
  it('keeps a file as it is, and forgets it when told to', async () => {
    const store = open()
    const bytes = Buffer.from([0, 255, 10, 13, 37, 80])
    await store.put(ID, bytes, 'image/png')
    await store.put(OTHER, Buffer.from('another'), 'application/pdf')
    expect(await store.get(ID)).toEqual(bytes)
    await store.drop(ID)
    await store.drop(ID)
    expect(await store.get(ID)).toBeNull()
    expect((await store.get(OTHER))?.toString()).toBe('another')
  })
})

it('leaves nothing half written in the folder', async () => {
  await folderStore(folder).put(ID, Buffer.from('whole'), 'application/pdf')
  expect(readdirSync(join(folder, ID.slice(0, 2))).filter((name) => name.endsWith('.half'))).toEqual([])
})

it('takes no path for a name', async () => {
  await expect(folderStore(folder).get('../../etc/passwd')).rejects.toThrow('is an id')
})

it('says that a bucket with another key or another name is no use', async () => {
  await expect(
    s3Store({ endpoint, bucket: 'papers', ...KEYS, accessKeyId: 'SOMEBODY' }).put(
      ID,
      Buffer.from('x'),
      'image/png',
    ),
  ).rejects.toThrow('403')
  await expect(
    s3Store({ endpoint, bucket: 'elsewhere', ...KEYS }).put(ID, Buffer.from('x'), 'image/png'),
  ).rejects.toThrow('no such bucket')
})
