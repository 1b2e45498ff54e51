/** How far the clocks of a zone are ahead of those of another at an instant, in minutes. */
export function zoneDifference(from: string, to: string, at: Date): number {
  return from === to ? 0 : offsetOf(to, at) - offsetOf(from, at)
}

/** Minutes that a zone is ahead of UTC. */
function offsetOf(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
