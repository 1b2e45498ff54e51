import { ATTRIBUTES, EVENTS } from '../../../widget/src/element/element-api.ts'
import { markupTypeOf } from './attribute-type.ts'

/** The types of the element's attributes in markup, and of its events in JSX. */
export function reactTypes(): string {
  const details = EVENTS.map(({ detail }) => detail).toSorted()
  return [
    '// Made from element-api.ts by "pnpm element-docs". Do not edit.',
    '',
    `import type { ${details.join(', ')} } from '../element-events.ts'`,
    '',
    '/** Attributes of `<fiacre-booking>`. */',
    'export type FiacreBookingAttributes = {',
    ...ATTRIBUTES.flatMap((each) => [
      `  /** ${each.description} */`,
      `  ${keyOf(each.attribute)}?: ${markupTypeOf(each)} | undefined`,
    ]),
    '}',
    '',
    '/** Listeners of `<fiacre-booking>`, as JSX names them. */',
    'export type FiacreBookingListeners = {',
    ...EVENTS.flatMap(({ name, detail, description }) =>
      [name, name.replace(':', '-')].flatMap((each) => [
        `  /** ${description} */`,
        `  'on${each}'?: ((event: CustomEvent<${detail}>) => void) | undefined`,
      ]),
    ),
    '}',
    '',
  ].join('\n')
}

function keyOf(name: string): string {
  return /^\w+$/.test(name) ? name : `'${name}'`
}
