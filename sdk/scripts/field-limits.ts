import { join } from 'node:path'
import { contract } from './contract.ts'

export const FIELD_LIMITS_FILE = join(import.meta.dirname, '../src/rules/field-limits.data.ts')

type Node = Readonly<Record<string, unknown>>

/** A pattern that says only how many lines a text may have. */
const ANY_TEXT = new Set(['^.*$', String.raw`^[\s\S]*$`])

/**
 * The text of `field-limits.data.ts`: lengths, patterns and ranges of what a request may hold. A schema that has a name gives it to
 * its limits, a field without one the name of the object before its own: limits that differ never share a name.
 */
export function fieldLimits(): string {
  const schemas = [...requestSchemas()].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const lines = schemas.flatMap(([name, schema]) => [
    ...limitsOf(name, schema),
    ...Object.entries(nodeIn(schema, 'properties')).flatMap(([field, property]) =>
      limitsOf(`${name}_${field}`, property as Node),
    ),
  ])
  return `${HEAD}${lines.join('')}`
}

function limitsOf(name: string, schema: Node): string[] {
  const { minLength, maxLength, pattern, minimum, maximum } = schema
  return [
    // One character is no length: it says that the text is there.
    ...(Number(minLength) > 1 ? [line(name, 'MIN_LENGTH', minLength)] : []),
    ...(maxLength === undefined ? [] : [line(name, 'MAX_LENGTH', maxLength)]),
    ...(typeof pattern !== 'string' || ANY_TEXT.has(pattern) ? [] : [line(name, 'PATTERN', pattern)]),
    ...(minimum === undefined ? [] : [line(name, 'MINIMUM', minimum)]),
    ...(maximum === undefined ? [] : [line(name, 'MAXIMUM', maximum)]),
  ]
}

function line(name: string, limit: string, value: unknown): string {
  const constant = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '_').toUpperCase()
  const text = typeof value === 'string' ? `'${value.replaceAll(/[\\']/g, String.raw`\$&`)}'` : String(value)
  return `export const ${constant}_${limit} = ${text}\n`
}

/** The named schemas that requests are made of: their bodies, and what their addresses may ask. */
function requestSchemas(): Map<string, Node> {
  const found = new Map<string, Node>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { $ref } = node as { $ref?: unknown }
    if (typeof $ref === 'string') {
      const [, , kind = '', name = ''] = $ref.split('/')
      if (found.has(name)) return
      const target = nodeIn(nodeIn(contract.components as Node, kind), name)
      if (kind === 'schemas') found.set(name, target)
      visit(target)
      return
    }
    for (const [key, value] of Object.entries(node)) if (!key.startsWith('example')) visit(value)
  }
  for (const path of Object.values(contract.paths ?? {})) {
    for (const operation of Object.values(
      path as Record<string, { requestBody?: unknown; parameters?: unknown }>,
    )) {
      visit(operation.requestBody)
      visit(operation.parameters)
    }
  }
  return found
}

function nodeIn(node: Node, name: string): Node {
  return (node[name] ?? {}) as Node
}

const HEAD = `// Made from the contract by "pnpm contract". Do not edit.

/**
 * Lengths in characters, patterns and ranges of what a request may hold, as \`openapi/\` has them: by the name of the schema, else
 * of the object and its field. A constant each, so that a bundler takes in what is used.
 */

// oxfmt-ignore
`
