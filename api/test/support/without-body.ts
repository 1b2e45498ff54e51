import { readOperations } from '#platform/contract/document.ts'
import type { TestClient } from './client.ts'

/** The operations that take no body, though their method could bring one. */
export const withoutBody = readOperations().filter(
  ({ bodySchema, fileTypes, method }) => !bodySchema && fileTypes.length === 0 && method !== 'get',
)

interface Target {
  method: string
  path: string
}

/** Sends a body, as text, as a value or as a form, and answers what a problem check needs. */
export async function sendWithBody(client: TestClient, operation: Target, body: unknown) {
  const method = operation.method.toUpperCase()
  const response = await client.fetch(
    operation.path,
    body instanceof URLSearchParams
      ? { method, body }
      : {
          method,
          headers: { 'Content-Type': 'application/json' },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        },
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined }
}
