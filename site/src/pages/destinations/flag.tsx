import { lazy, Suspense } from 'react'
import { useAfterPaint } from '../../base/browser/use-after-paint.ts'
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

/** The flag beside a country's name, once the name stands. Decoration: the name says it. */
export function Flag({ code, emoji }: { code: string; emoji: string }) {
  const painted = useAfterPaint()
  return (
    <span className="flag" aria-hidden="true">
      {painted && (
        <Suspense>
          <DrawnFlag code={code} emoji={emoji} />
        </Suspense>
      )}
    </span>
  )
}
