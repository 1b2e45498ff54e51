import {
  ATTRIBUTES,
  CUSTOM_PROPERTIES,
  EVENTS,
  METHODS,
  PARTS,
  TAG_NAME,
} from '../../../widget/src/element/element-api.ts'
import { typeOf } from './attribute-type.ts'

const MODULE = 'dist/npm/element.js'
const CLASS = 'FiacreBookingElement'

/** The custom-elements manifest, by which editors and catalogues know the element. */
export function manifest(): object {
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: MODULE,
        declarations: [declaration()],
        exports: [
          {
            kind: 'custom-element-definition',
            name: TAG_NAME,
            declaration: { name: CLASS, module: MODULE },
          },
        ],
      },
    ],
  }
}

function declaration() {
  return {
    kind: 'class',
    customElement: true,
    name: CLASS,
    tagName: TAG_NAME,
    superclass: { name: 'HTMLElement' },
    description: 'The Fiacre booking form.',
    attributes: ATTRIBUTES.map((each) => ({
      name: each.attribute,
      fieldName: each.property,
      type: { text: typeOf(each) },
      ...(each.default === undefined ? {} : { default: each.default }),
      description: each.description,
    })),
    members: [...fields(), ...methods()],
    events: EVENTS.map(({ name, detail, description }) => ({
      name,
      type: { text: `CustomEvent<${detail}>` },
      description,
    })),
    cssParts: PARTS,
    cssProperties: CUSTOM_PROPERTIES,
  }
}

function fields() {
  return ATTRIBUTES.map((each) => ({
    kind: 'field',
    name: each.property,
    attribute: each.attribute,
    reflects: true,
    type: { text: `${typeOf(each)} | null` },
    description: each.description,
  }))
}

function methods() {
  return METHODS.map(({ name, parameters, returns, description }) => ({
    kind: 'method',
    name,
    ...(parameters === '' ? {} : { parameters: parameters.split(', ').map(parameterOf) }),
    return: { type: { text: returns } },
    description,
  }))
}

function parameterOf(text: string) {
  const [name, type] = text.split(': ')
  return { name, type: { text: type } }
}
