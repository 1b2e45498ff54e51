import { MS_PER_MINUTE } from '@fiacre/sdk/rules'

/** Minutes of silence after which a gateway is asked, and between one question and the next; the last one goes on. */
const PAUSES = [2, 3, 5, 10, 30, 60, 180]

/** When the gateway is first asked about a session that began now. */
export function firstPoll(now: Date): Date {
  return nextPoll(now, 0)
}

/** When it is asked again, after so many questions. */
export function nextPoll(now: Date, looks: number): Date {
  return new Date(now.getTime() + (PAUSES[looks] ?? PAUSES.at(-1) ?? 0) * MS_PER_MINUTE)
}
