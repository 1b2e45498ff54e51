import type { Handlers } from '#platform/contract/handler.ts'
import { chooseColumns, listSettings, removeView, renameView, saveView } from './saved-views.service.ts'

export const viewHandlers: Handlers<
  'getListSettings' | 'createSavedView' | 'renameSavedView' | 'deleteSavedView' | 'setListColumns'
> = {
  async getListSettings({ userId }, context) {
    return { status: 200, body: await listSettings(context, userId) }
  },

  async createSavedView({ userId, body }, context) {
    return { status: 201, body: await saveView(context, userId, body) }
  },

  async renameSavedView({ userId, path, body }, context) {
    return { status: 200, body: await renameView(context, userId, path.viewId, body.name) }
  },

  async deleteSavedView({ userId, path }, context) {
    await removeView(context, userId, path.viewId)
    return { status: 200, body: { message: 'The view is removed.' } }
  },

  async setListColumns({ userId, path, body }, context) {
    await chooseColumns(context, userId, path.list, body.columns)
    return { status: 200, body: await listSettings(context, userId) }
  },
}
