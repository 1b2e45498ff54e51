import type { Handlers } from '#platform/contract/handler.ts'
import { exportFigures } from './export-figures.ts'
import { figures } from './figures.service.ts'

export const figureHandlers: Handlers<'getAdminFigures' | 'exportFigures'> = {
  async getAdminFigures({ query }, context) {
    return { status: 200, body: await figures(context, query) }
  },

  async exportFigures({ query }, context) {
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="fiacre-figures-by-${query.by ?? 'day'}.csv"`,
    }
    return { status: 200, body: await exportFigures(context, query), headers }
  },
}
