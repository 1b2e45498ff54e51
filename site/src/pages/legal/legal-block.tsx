import type { Block } from './legal-sections.ts'
import { LIST_BREAK } from './legal-values.ts'

type LegalBlockProps = { block: Block; say: (id: string) => string }

export function LegalBlock({ block, say }: LegalBlockProps) {
  if (block.kind === 'paragraph') return <p>{say(block.id)}</p>
  if (block.kind === 'form') return <BlankForm words={say(block.id)} />
  if (block.kind === 'list')
    return (
      <ul>
        {block.ids.map((id) => (
          <li key={id}>{say(id)}</li>
        ))}
      </ul>
    )
  return (
    <ul className="legal__countries">
      {say(block.id)
        .split(LIST_BREAK)
        .map((name) => (
          <li key={name}>{name}</li>
        ))}
    </ul>
  )
}

/** "Title | first line | second line": a ruled form with room to write. */
function BlankForm({ words }: { words: string }) {
  const [title, ...lines] = words.split('|').map((word) => word.trim())
  return (
    <table className="legal__form">
      <caption>{title}</caption>
      <tbody>
        {lines.map((line) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td>{'\u00a0'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
