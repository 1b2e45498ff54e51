import type { components } from '@fiacre/sdk/contract'
import type { Handlers } from '#platform/contract/handler.ts'
import { tagged } from '#platform/http/entity-tag.ts'
import { fileHeaders, getNamedFile } from '#people/carriers/own-files.ts'
import { decideCarrier } from './decide-carrier.ts'
import { decideCase } from './decide-case.ts'
import { decidePaper } from './decide-paper.ts'
import { listCarriers } from './list-carriers.ts'
import { papersToReview } from './list-papers.ts'
import { getCarrierRecord, taggedRecord } from './read-carrier.ts'

export const carrierReviewHandlers: Handlers<
  | 'listCarriers'
  | 'getAdminCarrier'
  | 'decideCarrier'
  | 'listPapersToReview'
  | 'decidePaper'
  | 'getAdminCarrierFile'
  | 'decideScreeningCase'
> = {
  async listCarriers({ query }, context) {
    return { status: 200, body: await listCarriers(context, query) }
  },

  async getAdminCarrier({ path }, context) {
    return { status: 200, ...answerOf(await getCarrierRecord(context, path.carrierId)) }
  },

  async decideCarrier({ path, body, headers, userId: id, ip }, context) {
    const record = await decideCarrier(context, { id, ip }, path.carrierId, body, headers['if-match'])
    return { status: 200, ...answerOf(record) }
  },

  async listPapersToReview({ query }, context) {
    return { status: 200, body: await papersToReview(context, query.limit) }
  },

  async decidePaper({ path, body, userId: id, ip }, context) {
    return { status: 200, ...answerOf(await decidePaper(context, { id, ip }, path.paperId, body)) }
  },

  async getAdminCarrierFile({ path }, context) {
    const file = await getNamedFile(context, path.fileId)
    return { status: 200, body: file.bytes, headers: fileHeaders(file) }
  },

  async decideScreeningCase({ path, body, userId: id, ip }, context) {
    return { status: 200, ...answerOf(await decideCase(context, { id, ip }, path.caseId, body)) }
  },
}

function answerOf(body: components['schemas']['AdminCarrier']) {
  return { body, headers: tagged(taggedRecord(body)) }
}
