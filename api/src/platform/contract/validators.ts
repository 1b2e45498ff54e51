import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formatsPlugin from 'ajv-formats'
import { followed, partOf, type Operation } from './document.ts'
import { schemaParts } from './schema-parts.ts'

/** Where the contract asks for it, a call without it is answered in its own way, once everything else of it fits (`readRequest`). */
export const VERSION_HEADER = 'If-Match'

/** Each is compiled when it is first asked for, in a few milliseconds: all of them at the start took most of a second, and fifty megabytes. */
export interface Validators {
  readonly body: ValidateFunction | undefined
  readonly path: ValidateFunction
  readonly query: ValidateFunction
  readonly headers: ValidateFunction
  /** By status; compiled on first use, because only development and tests look at answers. */
  response: (status: number) => ValidateFunction | 'undocumented' | undefined
}

const addFormats = formatsPlugin.default

let ofContract: ((operation: Operation) => Validators) | undefined

/** What a request must be, and what an answer must be. The contract is compiled once a process, however many routers it has. */
export function validatorsOf(operation: Operation): Validators {
  return (ofContract ??= createValidators())(operation)
}

function createValidators(): (operation: Operation) => Validators {
  // The contract as a whole is no JSON schema, and is looked at where it is bundled.
  const options = {
    strict: false,
    allErrors: true,
    discriminator: false,
    validateSchema: false,
    // Smoothing what was compiled takes a third of compiling, and bodies are looked at no quicker for it.
    code: { optimize: false },
  } as const
  // All that is wrong is told at once. That costs little: a body is short, and its objects are closed.
  const bodies = compilerOf(new Ajv2020(options))
  // Parameters arrive as text: "50" is the integer 50.
  const parameters = compilerOf(
    new Ajv2020({ ...options, coerceTypes: true }).addFormat('plain-integer', isPlainOrNoNumber),
  )
  const body = (pointer: string) =>
    bodies(pointer.startsWith('/components/') ? { $ref: `#${pointer}` } : (partOf(pointer) as object))
  return onceEach(
    ({ operationId }) => operationId,
    (operation) =>
      whenAsked({
        body: () => (operation.bodySchema ? body(operation.bodySchema) : undefined),
        path: () => parameters(parametersSchema(operation, 'path')),
        query: () =>
          parameters({
            ...parametersSchema(operation, 'query'),
            dependentRequired: Object.fromEntries(
              operation.together.flatMap((names) => names.map((name) => [name, names])),
            ),
          }),
        headers: () => parameters({ ...parametersSchema(operation, 'header'), additionalProperties: true }),
        response: () =>
          onceEach(String, (status: number) => {
            const response = operation.responses.get(String(status))
            if (!response) return 'undocumented'
            return response.schema ? body(response.schema) : undefined
          }),
      }),
  )
}

/** An object whose properties are made when they are first read. */
function whenAsked<T extends object>(makers: { [Name in keyof T]: () => T[Name] }): T {
  const made = onceEach(String, (name: string) => makers[name as keyof T]())
  const names = Object.keys(makers).map((name) => [name, { get: () => made(name) }])
  return Object.defineProperties({}, Object.fromEntries(names)) as T
}

/** Asked again for the same, it gives what it gave: Ajv compiles anew whatever comes as a new object, and keeps it for good. */
function onceEach<K, V>(keyOf: (key: K) => string, make: (key: K) => V): (key: K) => V {
  const made = new Map<string, V>()
  return (key) => {
    const name = keyOf(key)
    if (!made.has(name)) made.set(name, make(key))
    return made.get(name) as V
  }
}

function compilerOf(ajv: Ajv2020): (schema: object) => ValidateFunction {
  addFormats(ajv)
  const prepared = schemaParts(ajv)
  return (schema) => ajv.compile(prepared(schema))
}

/** Parameters as one object: unknown ones are refused, as unknown fields are. */
function parametersSchema(operation: Operation, place: 'path' | 'query' | 'header') {
  const own = operation.parameters.filter((parameter) => parameter.in === place)
  const name = (parameter: { name: string }) =>
    place === 'header' ? parameter.name.toLowerCase() : parameter.name
  return {
    type: 'object',
    additionalProperties: false,
    required: own.filter((parameter) => parameter.required && parameter.name !== VERSION_HEADER).map(name),
    properties: Object.fromEntries(own.map((parameter) => [name(parameter), written(parameter.schema)])),
  }
}

/** What is no number at all is left to the type, which says so. */
function isPlainOrNoNumber(text: string): boolean {
  return /^-?[0-9]+$/.test(text) || text === '' || Number.isNaN(Number(text))
}

/** Coercion takes "1e3" for 1000 and "7 " for 7: whole numbers are looked at as they are written. */
function written(schema: object): object {
  const { type } = followed(schema) as { type?: unknown }
  return type === 'integer' ? { allOf: [{ format: 'plain-integer' }, schema] } : schema
}
