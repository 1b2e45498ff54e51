import { describe, expect, it } from 'vitest'
import { nextAlert, type Alert } from './alert-plan.ts'
import type { Check } from './check.ts'

const BEGINNING = Date.parse('2026-02-10T09:00:00Z')
const at = (minute: number) => new Date(BEGINNING + minute * 60_000)

/** Looks every minute, as the job does. @returns the minutes of its mails */
function watch(
  minutes: number,
  stateAt: (minute: number) => Check['state'],
  take?: number,
): { mails: [minute: number, told: string][]; alert: Alert | null } {
  let alert: Alert | null = null
  const mails: [number, string][] = []
  for (let minute = 0; minute <= minutes; minute += 1) {
    const next = nextAlert(alert, stateAt(minute), at(minute))
    alert = next.alert
    if (next.tell) mails.push([minute, next.tell])
    if (minute === take && alert) alert = { ...alert, takenBy: 'somebody', takenAt: at(minute) }
  }
  return { mails, alert }
}

describe('what does not wait', () => {
  it('is mailed at once, and again ever more rarely, once a day at last', () => {
    const { mails, alert } = watch(4 * 1440, () => 'failing')
    expect(mails.map(([minute]) => minute)).toEqual([0, 15, 75, 315, 1035, 2475, 3915, 5355])
    expect(alert).toMatchObject({ since: at(0), mails: 8 })
  })

  it('is not mailed any more once somebody is on it, until it is well', () => {
    const { mails } = watch(3000, (minute) => (minute < 2000 ? 'failing' : 'ok'), 20)
    expect(mails).toEqual([
      [0, 'failing'],
      [15, 'failing'],
      [2010, 'well'],
    ])
  })

  it('is one thing while it comes and goes', () => {
    const { mails, alert } = watch(60, (minute) => (minute % 10 < 5 ? 'failing' : 'ok'))
    expect(mails.map(([, told]) => told)).toEqual(['failing', 'failing'])
    expect(alert?.since).toEqual(at(0))
  })

  it('begins anew after it was well', () => {
    const { mails } = watch(40, (minute) => (minute < 5 || minute > 30 ? 'failing' : 'ok'))
    expect(mails).toEqual([
      [0, 'failing'],
      [15, 'well'],
      [31, 'failing'],
    ])
  })

  it('is what fails: of a warning it is known since when, and nobody is woken', () => {
    const { mails, alert } = watch(100, () => 'warning')
    expect(mails).toEqual([])
    expect(alert?.since).toEqual(at(0))
    expect(watch(40, (minute) => (minute < 20 ? 'warning' : 'failing')).mails).toEqual([
      [20, 'failing'],
      [35, 'failing'],
    ])
  })
})
