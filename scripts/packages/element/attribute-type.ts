import type { AttributeInfo } from '../../../widget/src/element/element-api.ts'

/** What an attribute can be, as TypeScript writes it. */
export function typeOf({ type, values }: Pick<AttributeInfo, 'type' | 'values'>): string {
  return values ? values.map((each) => `'${each}'`).join(' | ') : type
}

/** What it can be in markup, where a number may stand in quotes. */
export function markupTypeOf(attribute: Pick<AttributeInfo, 'type' | 'values'>): string {
  const type = typeOf(attribute)
  return type === 'number' ? 'number | `${number}`' : type
}
