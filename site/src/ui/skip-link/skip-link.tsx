import './skip-link.css'

/** The first thing in the page: shows on keyboard focus and jumps to the content. `targetId` is that of `<main>`. */
export function SkipLink({ targetId, label }: { targetId: string; label: string }) {
  return (
    <a className="fi-skip-link" href={`#${targetId}`}>
      {label}
    </a>
  )
}
