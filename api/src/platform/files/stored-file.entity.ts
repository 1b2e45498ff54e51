import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { FileType } from './sniff-file.ts'

/** What there is to know of an uploaded file; its bytes are in the file store, by the same id. */
export const StoredFile = defineEntity({
  name: 'StoredFile',
  tableName: 'stored_file',
  properties: {
    id: p.uuid().primary(),
    /** Who uploaded it. */
    userId: p.uuid().index('stored_file_user_id_index'),
    mediaType: p.text().$type<FileType>(),
    bytes: p.integer(),
    createdAt: p.datetime().columnType('timestamptz').index('stored_file_created_at_index'),
  },
})

export type StoredFileRow = InferEntity<typeof StoredFile>
