import { useLocalMoment } from '../../../subjects/booking/place-moment.tsx'
import type { TestBooking } from './clock-reads.ts'

/** Steps of a test booking on the clocks of its pickup, by the names that the API and webhooks have for them. */
export function StepList({
  title,
  steps,
  timeZone,
}: {
  title: string
  steps: TestBooking['ahead']
  timeZone: string
}) {
  const moment = useLocalMoment()
  const isBothWays = new Set(steps.map(({ leg }) => leg)).size > 1
  return (
    <section className="fi-stack fi-stack--tight">
      <h3 className="fi-small">{title}</h3>
      <ol className="partner-clock-steps">
        {steps.map(({ at, leg, what }) => (
          <li key={`${leg} ${what}`}>
            <time dateTime={at} className="fi-muted">
              {moment(at, timeZone)}
            </time>
            <code>{isBothWays && leg ? `${what} (${leg})` : what}</code>
          </li>
        ))}
      </ol>
    </section>
  )
}
