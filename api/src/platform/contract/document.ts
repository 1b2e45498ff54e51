import document from '@fiacre/openapi/openapi.json' with { type: 'json' }
import type { PartnerScope } from '../http/partner-call.ts'
import type { StaffRole } from './office-role.ts'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
const METHODS = new Set<string>(['get', 'post', 'put', 'patch', 'delete'])

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: object
}

export interface Operation {
  operationId: string
  method: Method
  /** As in the contract: `/api/bookings/{id}`. */
  path: string
  parameters: Parameter[]
  /** Names of parameters that come together or not at all. */
  together: string[][]
  /** JSON pointer of the body's schema inside the contract; absent when the operation takes no body. */
  bodySchema: string | undefined
  /** The media types of a body that is a file; empty for any other. */
  fileTypes: readonly string[]
  bodyRequired: boolean
  /** `admin`: a session of the back office; `required`: a session or nothing; `none`: no session is looked at. */
  session: 'admin' | 'required' | 'none'
  /** The roles beneath administrator that may call it too; empty where `session` is not `admin`. */
  roles: readonly StaffRole[]
  /** Whether a carrier's key may stand in the place of a session. */
  takesCarrierKey: boolean
  /** Whether one that is for trying out may, too. */
  takesTestKey: boolean
  /** Whether a partner's key is needed, taken, or not looked at. */
  partner: 'required' | 'allowed' | 'none'
  /** What a partner's key needs; empty where `partner` is `none`. */
  scopes: readonly PartnerScope[]
  /** The plain form of our own site that may send it in the place of JSON: `POST /book/sign-in`, the path without a language. */
  plainForm: string | undefined
  /** Pointers of the JSON schemas of the answers by status. */
  readonly responses: Map<string, { schema: string | undefined; mediaType: string | undefined }>
}

interface RawOperation {
  operationId: string
  parameters?: Reference<Parameter>[]
  requestBody?: Reference<{ required?: boolean; content: Record<string, unknown> }>
  responses: Record<string, Reference<{ content?: Record<string, unknown> }>>
  security?: Record<string, unknown>[]
  /** In IDL4OAS, the language for what OpenAPI cannot say of parameters. */
  'x-dependencies'?: string[]
  'x-plain-form'?: string
}

type Reference<T> = T | { $ref: string }

/** The bundled contract. The bundled service has it without the words that people read (`api/scripts/without-words.ts`). */
export const contract: Record<string, unknown> = document

let operations: Operation[] | undefined

/** Every operation of the contract, with references to shared parts resolved; read once. */
export function readOperations(): readonly Operation[] {
  const paths = contract['paths'] as Record<string, Record<string, unknown>>
  operations ??= Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, raw]) => readOperation(path, method as Method, raw as RawOperation, item)),
  )
  return operations
}

function readOperation(
  path: string,
  method: Method,
  raw: RawOperation,
  item: Record<string, unknown>,
): Operation {
  const at = `/paths/${escape(path)}/${method}`
  const shared = (item['parameters'] ?? []) as Reference<Parameter>[]
  let responses: Operation['responses'] | undefined
  const body = raw.requestBody && locate(raw.requestBody, `${at}/requestBody`)
  const security = raw.security ?? (contract['security'] as Record<string, unknown>[] | undefined) ?? []
  return {
    operationId: raw.operationId,
    method,
    path,
    parameters: [...shared, ...(raw.parameters ?? [])].map((parameter) => locate(parameter, '').value),
    together: (raw['x-dependencies'] ?? []).map(namesTogether),
    bodySchema:
      body && fileTypesOf(body.value).length === 0
        ? `${body.pointer}/content/application~1json/schema`
        : undefined,
    fileTypes: body ? fileTypesOf(body.value) : [],
    bodyRequired: body?.value.required ?? false,
    session: sessionOf(security),
    roles: security.flatMap(({ administrator = [] }) => administrator as StaffRole[]),
    takesCarrierKey: security.some((scheme) => 'carrierKey' in scheme),
    takesTestKey: security.some(({ carrierKey = [] }) => (carrierKey as string[]).includes('test')),
    partner: partnerOf(security),
    scopes: security.flatMap(({ partnerKey = [] }) => partnerKey as PartnerScope[]),
    plainForm: raw['x-plain-form'],
    // Of three hundred operations few are asked for what they answer, and none as the service starts.
    get responses() {
      return (responses ??= responsesOf(raw, `${at}/responses`))
    },
  }
}

function responsesOf(raw: RawOperation, at: string): Operation['responses'] {
  return new Map(
    Object.entries(raw.responses).map(([status, response]) => {
      const { value, pointer } = locate(response, `${at}/${status}`)
      const mediaType = Object.keys(value.content ?? {}).find((type) => type.includes('json'))
      return [status, { mediaType, schema: mediaType && `${pointer}/content/${escape(mediaType)}/schema` }]
    }),
  )
}

function fileTypesOf({ content }: { content: Record<string, unknown> }): string[] {
  return Object.keys(content).filter((type) => type !== 'application/json')
}

/** The names in `AllOrNone(lat, lon);`, the one kind of dependency that we have. */
function namesTogether(dependency: string): string[] {
  const names = /^AllOrNone\(([\w, ]+)\);$/.exec(dependency)?.[1]
  if (!names) throw new Error(`The contract has a dependency that nothing here reads: ${dependency}`)
  return names.split(', ')
}

/** What paths an operation's path stands for. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

function sessionOf(security: Record<string, unknown>[]): Operation['session'] {
  // An empty alternative means that a visitor may call it too.
  const isAlways = (name: string) => security.length > 0 && security.every((scheme) => name in scheme)
  if (isAlways('administrator')) return 'admin'
  // A key of a carrier, or of a partner on its own bookings, stands in the place of a session: somebody is always known.
  const isSomebody =
    security.some((scheme) => 'session' in scheme) &&
    security.every((scheme) => 'session' in scheme || 'carrierKey' in scheme || 'partnerKey' in scheme)
  return isSomebody ? 'required' : 'none'
}

function partnerOf(security: Record<string, unknown>[]): Operation['partner'] {
  if (!security.some((scheme) => 'partnerKey' in scheme)) return 'none'
  return security.every((scheme) => 'partnerKey' in scheme) ? 'required' : 'allowed'
}

/** What a schema says, where it may be a reference to another. */
export function followed(schema: object): object {
  return '$ref' in schema ? followed(partOf(String(schema.$ref).slice(1)) as object) : schema
}

function locate<T>(reference: Reference<T>, pointer: string): { value: T; pointer: string } {
  if (typeof reference === 'object' && reference !== null && '$ref' in reference) {
    const target = reference.$ref.slice(1)
    return { value: partOf(target) as T, pointer: target }
  }
  return { value: reference, pointer }
}

/** What the contract has at a JSON pointer. */
export function partOf(pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], contract)
}

function escape(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}
