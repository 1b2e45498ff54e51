import type { AttributeInfo } from '../../../widget/src/element/element-api.ts'

/** What an attribute can be, as TypeScript writes it. */
export function typeOf({ type, values }: Pick<AttributeInfo, 'type' | 'values'>): string {
  return values ? values.map((each) => `'${each}'`).join(' | ') : type
}
