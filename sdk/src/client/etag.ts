const tags = new WeakMap<object, string>()

/**
 * The tag of a record that the client answered, to be sent as `ifMatch` with a change of it: the change is refused with
 * `PRECONDITION_FAILED` where somebody else changed the record meanwhile. Undefined where the answer had none, and for a copy of an
 * answer, unless `withEtag` gave it one.
 */
export function etagOf(answer: unknown): string | undefined {
  return isObject(answer) ? tags.get(answer) : undefined
}

/** Gives a record its tag, such as a copy the tag of the answer that it was made of. Answers the record itself. */
export function withEtag<T>(record: T, tag: string | undefined): T {
  if (tag && isObject(record)) tags.set(record, tag)
  return record
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
