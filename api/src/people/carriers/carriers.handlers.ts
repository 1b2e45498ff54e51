import type { components } from '@fiacre/sdk/contract'
import type { Handlers } from '#platform/contract/handler.ts'
import { tagged } from '#platform/http/entity-tag.ts'
import { taggedCarrier } from './carrier-view.ts'
import { getOwnCarrier } from './change-carrier.ts'
import { addDriver, addVehicle, changeDriver, changeVehicle } from './fleet.service.ts'
import { fileHeaders, getOwnFile, keepFile } from './own-files.ts'
import { addPaper } from './papers.service.ts'
import { agreeToLicence, closeOwnCarrier, saveOwnCarrier, submitOwnCarrier } from './registration.service.ts'

export const carrierHandlers: Handlers<
  | 'getCarrier'
  | 'saveCarrier'
  | 'submitCarrier'
  | 'agreeToLicence'
  | 'closeCarrier'
  | 'addVehicle'
  | 'changeVehicle'
  | 'addDriver'
  | 'changeDriver'
  | 'addPaper'
  | 'uploadCarrierFile'
  | 'getCarrierFile'
> = {
  async getCarrier({ userId }, context) {
    return { status: 200, ...answerOf(await getOwnCarrier(context, userId)) }
  },

  async saveCarrier({ userId, session, body, headers }, context) {
    const caller = { userId, provenAt: session.provenAt }
    return { status: 200, ...answerOf(await saveOwnCarrier(context, caller, body, headers['if-match'])) }
  },

  async submitCarrier({ userId, ip, body, headers }, context) {
    const view = await submitOwnCarrier(context, { userId, ip }, body, headers['if-match'])
    return { status: 200, ...answerOf(view) }
  },

  async agreeToLicence({ userId, ip, body, headers }, context) {
    const view = await agreeToLicence(context, { userId, ip }, body, headers['if-match'])
    return { status: 200, ...answerOf(view) }
  },

  async closeCarrier({ userId, headers }, context) {
    return { status: 200, ...answerOf(await closeOwnCarrier(context, userId, headers['if-match'])) }
  },

  async addVehicle({ userId, body }, context) {
    return { status: 201, ...answerOf(await addVehicle(context, userId, body)) }
  },

  async changeVehicle({ userId, path, body, headers }, context) {
    const view = await changeVehicle(context, userId, path.vehicleId, body, headers['if-match'])
    return { status: 200, ...answerOf(view) }
  },

  async addDriver({ userId, body }, context) {
    return { status: 201, ...answerOf(await addDriver(context, userId, body)) }
  },

  async changeDriver({ userId, path, body, headers }, context) {
    const view = await changeDriver(context, userId, path.driverId, body, headers['if-match'])
    return { status: 200, ...answerOf(view) }
  },

  async addPaper({ userId, body }, context) {
    return { status: 201, ...answerOf(await addPaper(context, userId, body)) }
  },

  async uploadCarrierFile({ userId, rawBody }, context) {
    const { id, mediaType, bytes } = await keepFile(context, userId, rawBody)
    return { status: 201, body: { id, mediaType, bytes } }
  },

  async getCarrierFile({ userId, path }, context) {
    const file = await getOwnFile(context, userId, path.fileId)
    return { status: 200, body: file.bytes, headers: fileHeaders(file) }
  },
}

function answerOf(body: components['schemas']['Carrier']) {
  return { body, headers: tagged(taggedCarrier(body)) }
}
