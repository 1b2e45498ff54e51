import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as rules from '@fiacre/sdk/rules'

/** The guides in their order, by the names of their files. */
export const GUIDE_NAMES = [
  'start',
  'hand-off',
  'servers',
  'webhooks',
  'errors',
  'retries',
  'testing',
  'dispatch',
  'going-live',
] as const

/** A part of a guide. Prose knows `code`, **weight** and [links](…). */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'code'; language: string; text: string }

export interface Guide {
  name: (typeof GUIDE_NAMES)[number]
  title: string
  blocks: Block[]
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Where a secret key of the reader's own goes. */
const OWN_SECRET = 'sk_test_…'

/** The guides with the addresses of a service and keys to try them with, and the numbers of the rules where they name them. */
export function guides(service: string, key: string, secret = OWN_SECRET): Guide[] {
  const given: Record<string, string> = { SERVICE: service, KEY: key, SECRET: secret }
  return GUIDE_NAMES.map((name) => {
    const text = readFileSync(join(import.meta.dirname, 'guides', `${name}.md`), 'utf8')
    const filled = text.replaceAll(
      /\{\{([\w.]+)( in words)?\}\}/g,
      (_, path: string, inWords: string | undefined) =>
        given[path] ?? written(numberAt(path), Boolean(inWords)),
    )
    const [title = '', ...rest] = filled.split('\n')
    return { name, title: title.replace(/^# /, ''), blocks: blocksOf(rest.join('\n')) }
  })
}

const written = (number: number, inWords: boolean) => (inWords && WORDS[number]) || String(number)

/** @throws Error for a name that is no number of the rules */
function numberAt(path: string): number {
  const found = path
    .split('.')
    .reduce<unknown>(
      (value, name) => (typeof value === 'object' && value ? Reflect.get(value, name) : undefined),
      rules,
    )
  if (typeof found === 'number') return found
  throw new Error(`A guide names {{${path}}}, which is no number of the rules.`)
}

/** Headings, paragraphs, lists and code, as the guides use them, and nothing else of Markdown. */
function blocksOf(text: string): Block[] {
  return text.split(/^(```\w+\n[\s\S]*?\n```)$/m).flatMap((part) => {
    const code = /^```(\w+)\n([\s\S]*)\n```$/.exec(part)
    if (code) return [{ kind: 'code', language: code[1] ?? '', text: code[2] ?? '' }]
    return part
      .split(/\n{2,}/)
      .map((block) => block.trim())
      .filter(Boolean)
      .map(prose)
  })
}

function prose(block: string): Block {
  if (block.startsWith('## ')) return { kind: 'heading', text: block.slice(3) }
  if (block.startsWith('- ')) return { kind: 'list', items: block.slice(2).split(/\n- /).map(oneLine) }
  return { kind: 'text', text: oneLine(block) }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
