import { useT } from '../../base/i18n/i18n-provider.tsx'
import type { Carrier, Due } from './carrier-reads.ts'

/** Words for what is due, with whose it is. */
export function useDueWords({ vehicles, drivers }: Carrier): (due: Due) => string {
  const t = useT()
  return ({ code, field, subjectId, paper }) => {
    if (code === 'field') return t(`carrier.field.${field}`)
    if (code !== 'paper') return t(`carrier.due.${code}`)
    const vehicle = vehicles.find(({ id }) => id === subjectId)
    const driver = drivers.find(({ id }) => id === subjectId)
    const whose = vehicle?.plate ?? (driver && `${driver.firstName} ${driver.lastName}`)
    return [t(`carrier.paper.${paper}`), whose].filter(Boolean).join(', ')
  }
}
