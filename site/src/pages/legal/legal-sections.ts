import type { Messages } from '@fiacre/widget/locales'

/** A part of a section: a paragraph, a list, a blank form to fill in, or the countries that are under sanctions. */
export type Block =
  | { readonly kind: 'paragraph' | 'form' | 'countries'; readonly id: string }
  | { readonly kind: 'list'; readonly ids: readonly string[] }

export type Section = {
  /** Its anchor, which stays when its words change. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

/**
 * The sections of a legal text, as the order and the ids of its texts say: `fares.title`, then paragraphs `fares.p1`, items of a list
 * `fares.l1`, blank forms `schedules.t1`.
 */
export function legalSections(texts: Messages): Section[] {
  const sections: { id: string; title: string; blocks: Block[] }[] = []
  for (const id of Object.keys(texts)) {
    const [name = '', part] = id.split('.')
    if (part === undefined) continue
    if (part === 'title') sections.push({ id: name, title: id, blocks: [] })
    else addTo(sections.at(-1)?.blocks ?? [], id, part)
  }
  return sections
}

function addTo(blocks: Block[], id: string, part: string): void {
  const last = blocks.at(-1)
  if (part === 'countries') blocks.push({ kind: 'countries', id })
  else if (part.startsWith('t')) blocks.push({ kind: 'form', id })
  else if (part.startsWith('p')) blocks.push({ kind: 'paragraph', id })
  else if (last?.kind === 'list') blocks.splice(-1, 1, { kind: 'list', ids: [...last.ids, id] })
  else blocks.push({ kind: 'list', ids: [id] })
}
