import {
  ATTRIBUTES,
  CUSTOM_PROPERTIES,
  EVENTS,
  METHODS,
  PARTS,
} from '../../../widget/src/element/element-api.ts'
import { detailFields } from './detail-fields.ts'

/** The tables of the widget's README by the name of their markers. */
export function tables(): Record<string, string> {
  const fields = detailFields()
  return {
    attributes: table(
      ['attribute', 'values', 'when left out', 'what it does'],
      ATTRIBUTES.map(({ attribute, type, values, default: fallback = '', description }) => [
        code(attribute),
        values ? values.map(code).join(', ') : type,
        fallback,
        description,
      ]),
    ),
    events: table(
      ['event', '`event.detail`', 'when'],
      EVENTS.map(({ name, detail, description }) => [
        code(name),
        (fields[detail] ?? []).map(code).join(', '),
        description,
      ]),
    ),
    methods: table(
      ['method', 'answers', 'what it does'],
      METHODS.map(({ name, parameters, returns, description }) => [
        code(`${name}(${parameters})`),
        code(returns),
        description,
      ]),
    ),
    parts: table(
      ['part', 'what it is'],
      PARTS.map(({ name, description }) => [code(name), description]),
    ),
    'custom-properties': table(
      ['custom property', 'when left out', 'what it changes'],
      CUSTOM_PROPERTIES.map((each) => [code(each.name), each.default, each.description]),
    ),
  }
}

function code(text: string): string {
  return `\`${text}\``
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
