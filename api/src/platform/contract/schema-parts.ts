import type { Ajv2020 } from 'ajv/dist/2020.js'
import { partOf } from './document.ts'
import { withExactTexts } from './text-patterns.ts'

/** A reference to a shared part of the contract, as it stands in JSON: its kind, its name, and where in it. */
const REFERENCE = /"\$ref":"#\/components\/(\w+)\/([\w.-]+)((?:\/[^"]*)?)"/g

/**
 * Prepares schemas of the contract for a compiler, which is given the shared parts that they refer to, each once. The contract as
 * a whole took a sixth of a second of every start to look through, though a process that answers few operations needs little of it.
 * Each part is asked for by its reference, as Ajv keeps what it is asked for: reached from another schema alone, it would be compiled
 * again for every schema that reaches it, with all that it refers to in turn.
 * @returns the schema with references that the compiler follows
 */
export function schemaParts(compiler: Ajv2020): (schema: object) => object {
  const given = new Set<string>()
  const kept = new Set<string>()
  const prepared = (schema: object, references: Set<string>): object => {
    const needed = new Map<string, string>()
    const json = JSON.stringify(withExactTexts(schema)).replaceAll(
      REFERENCE,
      (_, kind: string, name: string, within: string) => {
        needed.set(`${kind}.${name}`, `/components/${kind}/${name}`)
        const reference = `${kind}.${name}#/${kind}/${name}${within}`
        references.add(reference)
        return `"$ref":"${reference}"`
      },
    )
    for (const [name, pointer] of needed) {
      if (given.has(name)) continue
      given.add(name)
      // Below its kind and name, as they are what an error is told by.
      const [, , kind = '', own = ''] = pointer.split('/')
      compiler.addSchema({ [kind]: { [own]: prepared(partOf(pointer) as object, references) } }, name)
    }
    return JSON.parse(json) as object
  }
  return (schema) => {
    const references = new Set<string>()
    const ready = prepared(schema, references)
    // The innermost first.
    for (const reference of [...references].toReversed()) {
      if (kept.has(reference)) continue
      kept.add(reference)
      compiler.getSchema(reference)
    }
    return ready
  }
}
