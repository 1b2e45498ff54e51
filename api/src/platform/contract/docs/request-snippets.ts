import { readOperations, type Operation } from '../document.ts'
import { followReference } from '../follow-reference.ts'

/** How one operation is called: in a shell, and with the SDK where the SDK has it. */
export interface RequestSnippets {
  curl: string
  sdk: string | undefined
}

type Json = Record<string, unknown>

/** Ready requests of every operation, made of the examples of the document as it is served. */
export function requestSnippets(document: Json, publicUrl: string): Record<string, RequestSnippets> {
  return Object.fromEntries(
    readOperations().map((operation) => {
      const body = exampleBody(document, operation)
      const parts = {
        operation,
        body,
        path: examples(document, operation, 'path'),
        query: examples(document, operation, 'query'),
      }
      return [
        operation.operationId,
        { curl: curl(parts, publicUrl), sdk: answersJson(operation) ? sdk(parts, publicUrl) : undefined },
      ]
    }),
  )
}

interface Parts {
  operation: Operation
  body: unknown
  path: Json
  query: Json
}

function curl({ operation, body, path, query }: Parts, publicUrl: string): string {
  const { method, session, partner } = operation
  const filled = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(path[name])),
  )
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  const lines = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quoted(publicUrl + filled + (search && `?${search}`))}`,
    partner === 'required' && `-H ${quoted('Authorization: Bearer pk_demo')}`,
    session !== 'none' && '-b cookies.txt',
    operation.operationId === 'login' && '-c cookies.txt',
    body !== undefined && `-H ${quoted('Content-Type: application/json')}`,
    body !== undefined && `-d ${quoted(JSON.stringify(body, null, 2))}`,
  ]
  return lines.filter(Boolean).join(' \\\n  ')
}

function sdk({ operation, body, path, query }: Parts, publicUrl: string): string {
  const key = operation.partner === 'required' ? `, key: 'pk_demo'` : ''
  const input = Object.entries({ path, query, body }).filter(
    ([, value]) => value !== undefined && Object.keys(value as object).length > 0,
  )
  const given =
    input.length === 0
      ? ''
      : JSON.stringify(Object.fromEntries(input), null, 2).replaceAll(/^(\s*)"(\w+)":/gm, '$1$2:')
  return `import { createClient } from '@fiacre/sdk'

const fiacre = createClient({ baseUrl: '${publicUrl}'${key} })
const answer = await fiacre.${operation.operationId}(${given})`
}

/** What a shell takes as it is. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** The same rule as the SDK has: what answers no JSON is for links and pictures. */
function answersJson({ responses }: Operation): boolean {
  return [...responses].some(
    ([status, { mediaType }]) => status.startsWith('2') && mediaType === 'application/json',
  )
}

/** What has to be sent, by the examples of the document. */
function examples(document: Json, { path, method }: Operation, place: 'path' | 'query'): Json {
  type WithParameters = { parameters?: Json[] }
  const paths = document['paths'] as Record<string, WithParameters & Record<string, WithParameters>>
  const item = paths[path]
  const parameters = [...(item?.parameters ?? []), ...(item?.[method]?.parameters ?? [])]
  const needed = parameters
    .map((parameter) => followReference(document, parameter))
    .filter((parameter) => parameter['in'] === place && parameter['required'])
  return Object.fromEntries(needed.map((parameter) => [parameter['name'], parameter['example']]))
}

function exampleBody(document: Json, { path, method }: Operation): unknown {
  const item = (document['paths'] as Record<string, Record<string, Json>>)[path]?.[method]
  const content = (
    item?.['requestBody'] as { content?: Record<string, { examples?: Record<string, Json> }> } | undefined
  )?.content
  const [first] = Object.values(content?.['application/json']?.examples ?? {})
  return first && followReference(document, first)['value']
}
