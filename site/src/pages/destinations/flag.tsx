import { lazy, Suspense } from 'react'
import './flag.css'

/** Drawn, since not every system has letters for flags; the emoji stands in for one that is not among the drawings. */
const DrawnFlag = lazy(async () => {
  const { FLAGS } = await import('./flags.data.ts')
  return {
    default: function Drawn({ code, emoji }: { code: string; emoji: string }) {
      const Drawing = FLAGS[code]
      return Drawing ? <Drawing aria-hidden focusable="false" /> : emoji
    },
  }
})

/** The flag beside a country's name. Decoration: the name says it. */
export function Flag({ code, emoji }: { code: string; emoji: string }) {
  return (
    <span className="flag" aria-hidden="true">
      <Suspense>
        <DrawnFlag code={code} emoji={emoji} />
      </Suspense>
    </span>
  )
}
