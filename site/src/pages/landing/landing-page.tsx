import { Suspense } from 'react'
import { Hero } from './hero/hero.tsx'
import { usePrefill } from './use-prefill.ts'
import { laterPart } from '../../base/browser/later-part.tsx'
import { InTurn } from '../../base/browser/in-turn.tsx'
import { useRestWanted } from '../../base/browser/use-rest-wanted.ts'
import './landing-page.css'

export const LandingRest = laterPart(async () => {
  try {
    const file = await import('./landing-rest.tsx')
    return file.LandingRest
  } catch {
    // Without a network the form above is still there.
    return () => null
  }
})

/** What visitors see first: the booking form, and what stands behind it. */
export function LandingPage() {
  usePrefill()
  const painted = useRestWanted()
  const waiting = <div className="landing-rest" />
  return (
    <>
      <InTurn name="hero">
        <Hero />
      </InTurn>
      {painted ? (
        <Suspense fallback={waiting}>
          <LandingRest />
        </Suspense>
      ) : (
        waiting
      )}
    </>
  )
}
