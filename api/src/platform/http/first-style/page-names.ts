/** What a page's markup has that a selector can ask for. */
export interface PageNames {
  classes: ReadonlySet<string>
  ids: ReadonlySet<string>
  tags: ReadonlySet<string>
  attributes: ReadonlySet<string>
  /** Every character that it is written with. */
  letters: ReadonlySet<number>
}

/** Reads markup as we write it: attributes in double quotes, names in lower case. */
export function pageNames(markup: string): PageNames {
  const [classes, ids, tags, attributes] = [0, 1, 2, 3].map(() => new Set<string>()) as [
    Set<string>,
    Set<string>,
    Set<string>,
    Set<string>,
  ]
  for (const [, tag = '', rest = ''] of markup.matchAll(
    /<([a-z][\w-]*)((?:\s+[^\s"'=<>/]+(?:="[^"]*")?)*)/gi,
  )) {
    tags.add(tag.toLowerCase())
    for (const [, name = '', value = ''] of rest.matchAll(/([^\s"'=<>/]+)(?:="([^"]*)")?/g)) {
      attributes.add(name.toLowerCase())
      if (name === 'class') for (const each of value.split(/\s+/)) classes.add(each)
      if (name === 'id') ids.add(value)
    }
  }
  const letters = new Set(Array.from(markup, (letter) => letter.codePointAt(0) ?? 0))
  return { classes, ids, tags, attributes, letters }
}
