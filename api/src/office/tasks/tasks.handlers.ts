import type { Handlers } from '#platform/contract/handler.ts'
import { listTasks } from './list-tasks.ts'

export const taskHandlers: Handlers<'listAdminTasks'> = {
  async listAdminTasks({ officeRole }, context) {
    return { status: 200, body: await listTasks(context, officeRole) }
  },
}
