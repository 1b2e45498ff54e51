import { Closing } from './closing/closing.tsx'
import { Fleet } from './fleet/fleet.tsx'
import { Hero } from './hero/hero.tsx'
import { Popular } from './popular/popular.tsx'
import { Services } from './services/services.tsx'
import { Steps } from './steps/steps.tsx'
import { useAfterPaint } from './use-after-paint.ts'
import { usePrefill } from './use-prefill.ts'
import { Why } from './why/why.tsx'
import './landing-page.css'

/** What visitors see first: the booking form, and what stands behind it. */
export function LandingPage() {
  usePrefill()
  const painted = useAfterPaint()
  return (
    <>
      <Hero />
      {painted ? (
        <>
          <Why />
          <Fleet />
          <Services />
          <Popular />
          <Steps />
          <Closing />
        </>
      ) : (
        <div className="landing-rest" />
      )}
    </>
  )
}
