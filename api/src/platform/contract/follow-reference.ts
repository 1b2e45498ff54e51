type Json = Record<string, unknown>

/** What stands in a part of an OpenAPI document, where it may be a reference to another part of it. */
export function followReference(document: Json, part: Json): Json {
  if (typeof part['$ref'] !== 'string') return part
  const keys = part['$ref'].split('/').slice(1)
  const found = keys.reduce<Json>((within, key) => within[key] as Json, document)
  return followReference(document, found)
}
