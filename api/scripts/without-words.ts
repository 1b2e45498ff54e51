type Json = Record<string, unknown>

/** What is there to be read by people. */
const WORDS = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs'])

/** Parts of a contract whose keys are names, of which one may be called `description`. */
const NAMED = new Set([
  ...['paths', 'schemas', 'parameters', 'headers', 'responses', 'requestBodies', 'securitySchemes'],
  ...['properties', 'patternProperties', 'dependentRequired', '$defs', 'content'],
])

/** Texts that are no part of a contract: one of them may look as one. */
const VALUES = new Set(['enum', 'const', 'default', 'required', 'security'])

/**
 * A contract as requests are held against it. Of its two megabytes that is a third: the rest is read by people, from the document that
 * is served.
 */
export function withoutWords(part: unknown, areNames = false): unknown {
  if (Array.isArray(part)) return part.map((item) => withoutWords(item))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part as Json)
      .filter(([key]) => areNames || !WORDS.has(key))
      .map(([key, value]) => [
        key,
        !areNames && VALUES.has(key) ? value : withoutWords(value, !areNames && NAMED.has(key)),
      ]),
  )
}
