import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { contract, readOperations, type Operation } from '#platform/contract/document.ts'
import { withExactTexts } from '#platform/contract/text-patterns.ts'
import { DEMO } from './partners.ts'

type Json = Record<string, unknown>

export interface BodySchema {
  required: string[]
  /** By name: whether a value fits, which is compiled when it is asked, and whether the field takes text. */
  properties: { name: string; fits: (value: unknown) => boolean; takesText: boolean; schema: Json }[]
}

const ajv = new Ajv2020({ strict: false })
formatsPlugin.default(ajv)
ajv.addSchema(withExactTexts(contract), 'contract')

/** The operations that take a body. */
export const operationsWithBody = readOperations().filter(
  (operation) => operation.bodySchema !== undefined && !isForeignBody(operation),
)

/** Whether the body has the shape that another service gives it: only its signature counts. */
export function isForeignBody({ operationId }: Operation): boolean {
  return operationId === 'receiveStripeCallback'
}

/** An address of the operation: whole numbers in the path stand as 1, text as in the contract's example. */
export function addressOf(operation: Operation): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const schema = operation.parameters.find((parameter) => parameter.name === name)?.schema ?? {}
    const { type, examples, minimum = 1 } = follow(schema as Json)
    return String(type === 'string' ? (examples as unknown[])[0] : minimum)
  })
}

/** A value that a parameter takes: the first of those that the contract names, else any text. */
export function valueFor({ schema }: Operation['parameters'][number]): string {
  const choices = follow(schema as Json)['enum'] as string[] | undefined
  return choices?.[0] ?? 'abc'
}

/** The key without which an operation for partners says nothing else. */
export function keyFor({ partner }: Operation): Record<string, string> {
  return partner === 'required' ? DEMO : {}
}

/** The first example the contract gives of a body: of the right shape, whatever the rules say to it. */
export function sampleBody(operation: Operation): Json {
  const pointer = `/paths/${operation.path.replaceAll('/', '~1')}/${operation.method}/requestBody`
  const content = at(pointer)['content'] as { 'application/json': { examples: Record<string, Json> } }
  const [example] = Object.values(content['application/json'].examples)
  const { value } = follow(example ?? {})
  return structuredClone(value) as Json
}

/** What the contract says of an operation's body, field by field. */
export function bodySchema(operation: Operation): BodySchema {
  const pointer = operation.bodySchema ?? ''
  const schema = follow(at(pointer))
  const properties = schema['properties'] as Record<string, Json>
  return {
    required: (schema['required'] ?? []) as string[],
    properties: Object.entries(properties).map(([name, property]) => {
      const resolved = follow(property)
      let compiled: ValidateFunction | undefined
      return {
        name,
        schema: resolved,
        fits: (value) => (compiled ??= compile(resolved))(value),
        takesText: [resolved['type']].flat().includes('string') && !resolved['enum'],
      }
    }),
  }
}

/** Whether a value fits a part of the contract. */
function compile(part: Json): ValidateFunction {
  const text = JSON.stringify(withExactTexts(part))
  return ajv.compile(JSON.parse(text.replaceAll('"#/', '"contract#/')) as Json)
}

function follow(value: Json): Json {
  return typeof value['$ref'] === 'string' ? follow(at(value['$ref'].slice(1))) : value
}

function at(pointer: string): Json {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json>((value, key) => follow(value[key] as Json), contract)
}
