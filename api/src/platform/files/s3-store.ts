import { AwsClient } from 'aws4fetch'
import type { FileSettings } from '../settings/file-settings.ts'
import type { FileStore } from './file-store.ts'

const TIMEOUT_MS = 15_000
const RETRIES = 2

/** Files in a bucket, for a service of several processes. The bucket is private: we alone hand files out. */
export function s3Store({ endpoint, bucket, ...keys }: FileSettings): FileStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES, initRetryMs: 100 })
  const ask = async (method: 'PUT' | 'GET' | 'DELETE', id: string, more: RequestInit = {}) => {
    const response = await client.fetch(
      `${endpoint}/${encodeURIComponent(bucket)}/${encodeURIComponent(id)}`,
      {
        ...more,
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    )
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`The file store answered ${response.status} to ${method}.`)
  }
  return {
    async put(id, bytes, mediaType) {
      const response = await ask('PUT', id, {
        body: new Uint8Array(bytes),
        headers: { 'Content-Type': mediaType },
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error('The file store has no such bucket.')
    },
    async get(id) {
      const response = await ask('GET', id)
      if (response.ok) return Buffer.from(await response.arrayBuffer())
      await response.body?.cancel()
      return null
    },
    async drop(id) {
      const response = await ask('DELETE', id)
      await response.body?.cancel()
    },
  }
}
