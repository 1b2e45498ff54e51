const tags = new WeakMap<object, string>()

/** Keeps the tag that an answer came with. */
export function keepTag(answer: unknown, { headers }: Response): void {
  const tag = headers.get('etag')
  if (tag && typeof answer === 'object' && answer !== null) tags.set(answer, tag)
}

/**
 * The tag of a record that the client answered, to be sent as `ifMatch` with a change of it: the change is refused with
 * `PRECONDITION_FAILED` where somebody else changed the record meanwhile. Undefined where the answer had none; a copy has none.
 */
export function etagOf(answer: object): string | undefined {
  return tags.get(answer)
}
