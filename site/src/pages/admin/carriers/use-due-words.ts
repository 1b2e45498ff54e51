import { useT } from '../../../base/i18n/i18n-provider.tsx'
import type { Carrier } from './carrier-reads.ts'

/** Words for what is due of a carrier, with whose it is. */
export function useDueWords({ vehicles, drivers }: Carrier): (due: Carrier['due'][number]) => string {
  const t = useT()
  return ({ code, field, subjectId, paper }) => {
    if (code === 'field') return t('carriers.due.field', { field: t(`carriers.field.${field}`) })
    if (code !== 'paper') return t(`carriers.due.${code}`)
    const vehicle = vehicles.find(({ id }) => id === subjectId)
    const driver = drivers.find(({ id }) => id === subjectId)
    const whose = vehicle?.plate ?? (driver && `${driver.firstName} ${driver.lastName}`)
    return [t(`admin.paper.${paper}`), whose].filter(Boolean).join(', ')
  }
}
