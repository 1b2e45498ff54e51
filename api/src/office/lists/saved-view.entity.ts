import { defineEntity, p } from '@mikro-orm/core'
import type { components } from '@fiacre/sdk/contract'

type ListName = components['schemas']['ListName']

/** A search with its filters and its order, which somebody of the back office keeps under a name. */
export const SavedView = defineEntity({
  name: 'SavedView',
  tableName: 'saved_view',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid().index('saved_view_user_id_index'),
    name: p.text(),
    list: p.text().$type<ListName>(),
    /** As the address of the list has it, by the names of its parameters. */
    query: p.json<Record<string, string>>(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
})

/** The columns that somebody chose of a list. */
export const ListColumns = defineEntity({
  name: 'ListColumns',
  tableName: 'list_columns',
  uniques: [{ name: 'list_columns_user_id_list_unique', properties: ['userId', 'list'] }],
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    list: p.text().$type<ListName>(),
    columns: p.json<string[]>(),
  },
})
