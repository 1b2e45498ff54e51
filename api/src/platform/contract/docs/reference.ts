import { readOperations } from '../document.ts'
import { markup, type Markup } from '../../http/markup.ts'
import { inline } from './docs-markup.ts'
import type { RequestSnippets } from './request-snippets.ts'

interface Described {
  tags: [string]
  summary: string
  description: string
}

/**
 * Every operation with its request, as markup alone: what a reader without scripts sees, and everybody until the script has
 * drawn the page to try things out in its place.
 */
export function reference(
  document: Record<string, unknown>,
  snippets: Record<string, RequestSnippets>,
): Markup {
  const paths = document['paths'] as Record<string, Record<string, Described>>
  const { title, description } = document['info'] as { title: string; description: string }
  const tags = document['tags'] as { name: string; description: string }[]
  const operations = readOperations().map((operation) => ({ ...operation, ...described(paths, operation) }))
  const sections = tags.map(({ name, description: about }) => {
    const entries = operations.filter(({ tags: [tag] }) => tag === name)
    return markup`<section>
      <h2>${name}</h2><p>${inline(about)}</p>
      ${entries.map((entry) => operationMarkup(entry, snippets[entry.operationId]))}
    </section>`
  })
  return [markup`<h1>${title}</h1>`, prose(description), sections]
}

function described(
  paths: Record<string, Record<string, Described>>,
  at: { path: string; method: string },
): Described {
  const found = paths[at.path]?.[at.method]
  if (!found) throw new Error(`The contract has no ${at.method} ${at.path}.`)
  return found
}

function operationMarkup(
  {
    operationId,
    method,
    path,
    summary,
    description,
  }: Described & { operationId: string; method: string; path: string },
  snippets: RequestSnippets | undefined,
): Markup {
  return markup`<article class="docs-operation" id=${operationId}>
    <h3><code class="docs-method">${method.toUpperCase()}</code> <code>${path}</code></h3>
    <p class="docs-name">${inline(summary)}</p>${prose(description)}${snippets && tabs(operationId, snippets)}
  </article>`
}

/** Two tabs without a script: the radio button that is chosen shows its panel. */
function tabs(name: string, { curl, sdk }: RequestSnippets): Markup {
  const kinds = [
    ['curl', 'curl', curl] as const,
    ...(sdk === undefined ? [] : [['sdk', 'SDK', sdk] as const]),
  ]
  const buttons = kinds.map(([kind, label], index) => {
    const id = `${name}-${kind}`
    return [
      markup`<input type="radio" name=${name} id=${id} class="docs-${kind}" checked=${index === 0} />`,
      markup`<label for=${id}>${label}</label>`,
    ]
  })
  const panels = kinds.map(
    ([kind, , code]) => markup`<pre class="docs-panel-${kind}" tabindex="0"><code>${code}</code></pre>`,
  )
  return markup`<fieldset class="docs-tabs"><legend>Request</legend>${buttons}${panels}</fieldset>`
}

/** Paragraphs, headings and lists, as far as the contract uses them. */
function prose(text: string): Markup {
  const blocks = text.trim().split(/\n(?=\n|- |\d+\. |## )|(?<=^## .*)\n/m)
  return blocks
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      if (block.startsWith('## ')) return markup`<h2>${inline(block.slice(3))}</h2>`
      const [item] = /^(?:- |\d+\. )/.exec(block) ?? []
      return item
        ? markup`<p class="docs-item">${item === '- ' ? '• ' : item}${inline(block.slice(item.length))}</p>`
        : markup`<p>${inline(block)}</p>`
    })
}
