import { lazy, Suspense, type ComponentType } from 'react'
import { Hero } from './hero/hero.tsx'
import { usePrefill } from './use-prefill.ts'
import { useRestWanted } from '../../base/browser/use-rest-wanted.ts'
import './landing-page.css'

const LandingRest = lazy(fetchRest)

async function fetchRest(): Promise<{ default: ComponentType }> {
  try {
    const { LandingRest: Rest } = await import('./landing-rest.tsx')
    return { default: Rest }
  } catch {
    // Without a network the form above is still there.
    return { default: () => null }
  }
}

/** What visitors see first: the booking form, and what stands behind it. */
export function LandingPage() {
  usePrefill()
  const painted = useRestWanted()
  const waiting = <div className="landing-rest" />
  return (
    <>
      <Hero />
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
