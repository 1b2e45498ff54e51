import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ATTRIBUTES, TAG_NAME } from '../../../widget/src/element/element-api.ts'
import { root } from '../packages.ts'

/** A directive's inputs: each attribute by its own name, and by its property's where that is another. */
const INPUTS = ATTRIBUTES.flatMap(({ attribute, property }) =>
  [...new Set([attribute, property])].map((name) => ({ name: `'${name}'`, attribute })),
)

const HEADER = '// Made from element-api.ts by "pnpm element-docs". Do not edit.'

/**
 * The directive that gives Angular the attributes of the element, as libraries publish one: declared for Angular's linker,
 * which every build runs over packages. So nobody here needs Angular, and each app compiles it with its own.
 */
export function angularDirective(): string {
  const declared = `minVersion: '14.0.0', version: '${triedVersion()}', ngImport: i0, type: FiacreBooking`
  return `${HEADER}

import * as i0 from '@angular/core'

const ATTRIBUTES = { ${INPUTS.map(({ name, attribute }) => `${name}: '${attribute}'`).join(', ')} }

export class FiacreBooking {
  element = i0.inject(i0.ElementRef)
  renderer = i0.inject(i0.Renderer2)

  ngOnChanges(changes) {
    for (const [input, { currentValue }] of Object.entries(changes)) {
      const name = ATTRIBUTES[input]
      if (currentValue === null || currentValue === undefined) this.renderer.removeAttribute(this.element.nativeElement, name)
      else this.renderer.setAttribute(this.element.nativeElement, name, String(currentValue))
    }
  }

  static ɵfac = i0.ɵɵngDeclareFactory({ ${declared}, deps: [], target: i0.ɵɵFactoryTarget.Directive })
  static ɵdir = i0.ɵɵngDeclareDirective({
    ${declared},
    isStandalone: true,
    selector: '${TAG_NAME}',
    inputs: { ${INPUTS.map(({ name }) => `${name}: ${name}`).join(', ')} },
    usesOnChanges: true,
  })
}
`
}

/** Its types, by which Angular's compiler checks templates. */
export function angularDirectiveTypes(): string {
  const inputs = INPUTS.map(({ name }) => `${name}: { alias: ${name}; required: false }`)
  return `${HEADER}

import type { FiacreBookingAttributes } from '@fiacre/widget/element'
import * as i0 from '@angular/core'

/** The attributes of \`<${TAG_NAME}>\` in templates. Its events need no directive: \`(fiacre-quote)\` is typed as it is. */
export declare class FiacreBooking implements i0.OnChanges {
  ${INPUTS.map(({ name, attribute }) => `${name}: FiacreBookingAttributes['${attribute}'] | null`).join('\n')}
  ngOnChanges(changes: i0.SimpleChanges): void
  static ɵfac: i0.ɵɵFactoryDeclaration<FiacreBooking, never>
  static ɵdir: i0.ɵɵDirectiveDeclaration<FiacreBooking, '${TAG_NAME}', never, { ${inputs.join('; ')} }, {}, never, never, true, never>
}
`
}

/** The Angular that `pnpm test:frameworks` links the directive with. */
function triedVersion(): string {
  const file = join(root, 'examples/frameworks/angular/package.json')
  const example = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> }
  return example.dependencies['@angular/core'] ?? ''
}
