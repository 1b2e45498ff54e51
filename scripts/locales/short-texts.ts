import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT, type Texts } from './areas.ts'
import { shownLength } from './text-shape.ts'

/**
 * How many signs of each kind a screen has room for: a button and a badge on a phone of 320 px, in two lines and in one; a tab beside
 * others; the head of a column, which does not wrap.
 */
const ROOM = { button: 40, tab: 26, head: 30, badge: 40 }

type ShortKind = keyof typeof ROOM

/** A text that is short by its kind: its id, or a pattern of ids where the code puts one together. */
interface ShortText {
  readonly kind: ShortKind
  readonly id: string | RegExp
}

const ELEMENTS: Readonly<Record<string, ShortKind>> = {
  Button: 'button',
  ButtonLink: 'button',
  Badge: 'badge',
}

/** A screen without any of these has no such text, and need not be parsed. */
const MARKS = /<(?:Button|Badge)|\b(?:heading|panel):/

/** Which texts of the site stand on buttons, tabs, heads of tables and badges, as its screens say. */
export function shortTexts(): ShortText[] {
  const files = globSync('site/src/**/*.tsx', { cwd: ROOT }).filter(
    (file) => !/\.(test|stories)\.tsx$|\/gallery\//.test(file),
  )
  return files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8')
    return MARKS.test(source) ? shortTextsOf(source) : []
  })
}

/** The same of one screen's source. */
export function shortTextsOf(source: string): ShortText[] {
  const found: ShortText[] = []
  const add = (kind: ShortKind, node: ts.Node) => {
    for (const id of idsIn(node)) found.push({ kind, id })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node)) {
      const kind = ELEMENTS[node.openingElement.tagName.getText()]
      if (kind) node.children.forEach((child) => add(kind, child))
    }
    if (ts.isObjectLiteralExpression(node)) {
      const property = (name: string) => node.properties.find((each) => each.name?.getText() === name)
      const [heading, label] = [property('heading'), property('label')]
      if (heading && property('cell')) add('head', heading)
      if (label && property('panel')) add('tab', label)
    }
    ts.forEachChild(node, visit)
  }
  const file = ts.createSourceFile('screen.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  visit(file)
  return found
}

/** The ids that `t(…)` is asked for in it: literal ones, either of two, and those put together of parts. */
function idsIn(node: ts.Node): ShortText['id'][] {
  const ids: ShortText['id'][] = []
  const take = (id: ts.Expression): void => {
    if (ts.isConditionalExpression(id)) [id.whenTrue, id.whenFalse].forEach(take)
    else if (ts.isParenthesizedExpression(id)) take(id.expression)
    else if (ts.isStringLiteralLike(id)) ids.push(id.text)
    else if (ts.isTemplateExpression(id)) {
      const parts = [id.head, ...id.templateSpans.map(({ literal }) => literal)].map(({ text }) => text)
      ids.push(new RegExp(`^${parts.map((part) => RegExp.escape(part)).join(String.raw`\w+`)}$`))
    }
  }
  const visit = (each: ts.Node): void => {
    // What stands in an attribute or in an element of its own is no part of this text.
    if (ts.isJsxAttributes(each)) return
    if (ts.isCallExpression(each) && each.expression.getText() === 't' && each.arguments[0])
      take(each.arguments[0])
    else ts.forEachChild(each, visit)
  }
  visit(node)
  return ids
}

/** An id that is put together and fits more texts than this says nothing of any of them: `admin.${action}`. */
const MOST_FOR_PATTERN = 12

/** Of these ids, those that are short, each with its kinds. */
export function kindsOf(ids: readonly string[], short: readonly ShortText[]): Map<string, Set<ShortKind>> {
  const kinds = new Map<string, Set<ShortKind>>()
  const add = (id: string, kind: ShortKind) => kinds.set(id, (kinds.get(id) ?? new Set()).add(kind))
  const known = new Set(ids)
  for (const { kind, id } of short) {
    if (typeof id === 'string') {
      if (known.has(id)) add(id, kind)
      continue
    }
    const meant = ids.filter((each) => id.test(each))
    if (meant.length <= MOST_FOR_PATTERN) for (const each of meant) add(each, kind)
  }
  return kinds
}

/** Texts that are longer than the screen has room for. */
export function shortIssues(texts: Texts, kinds: ReadonlyMap<string, ReadonlySet<ShortKind>>): string[] {
  return [...kinds].flatMap(([id, own]) => {
    const length = shownLength(texts[id] ?? '')
    return [...own].flatMap((kind) =>
      length > ROOM[kind]
        ? [`${id} is too long for a ${kind}: ${length} signs, where ${ROOM[kind]} fit`]
        : [],
    )
  })
}
