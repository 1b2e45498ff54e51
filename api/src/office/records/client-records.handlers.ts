import { assertProven } from '#people/accounts/owner-proof.ts'
import type { Handlers } from '#platform/contract/handler.ts'
import { findClient, taggedClient } from '../admin/clients.service.ts'
import { erasePersonOf, exportForPerson, lookedInto } from './client-deeds.ts'
import { clientRecord, knownUser } from './client-record.ts'
import { correctName } from './correct-name.ts'
import { addNote } from './notes.service.ts'

export const clientRecordHandlers: Handlers<
  'getClientRecord' | 'addClientNote' | 'correctName' | 'exportClient' | 'eraseClient' | 'setClientLookedInto'
> = {
  async getClientRecord({ path }, context) {
    return { status: 200, body: await clientRecord(context, path.userId) }
  },

  async addClientNote({ userId, ip, path, body }, context) {
    const { id } = await knownUser(context, path.userId)
    const about = { userId: id, bookingId: null }
    return { status: 201, body: await addNote(context, { id: userId, ip }, about, body.text) }
  },

  async correctName({ userId: id, ip, path, body, headers }, context) {
    const by = { id, ip }
    await correctName(context, { by, userId: path.userId, ...body, ifMatch: headers['if-match'] })
    return { status: 200, ...(await taggedClient(context, path.userId)) }
  },

  async exportClient({ userId, ip, session, path, body }, context) {
    assertProven(context, session.provenAt, PROOF)
    const data = await exportForPerson(context, { id: userId, ip }, path.userId, body.reason)
    return { status: 200, body: data }
  },

  async eraseClient({ userId, ip, session, path, body }, context) {
    // A browser that was left open removes nobody.
    assertProven(context, session.provenAt, PROOF)
    await erasePersonOf(context, { id: userId, ip }, path.userId, body.basis)
    return { status: 200, body: { message: 'The person was removed.' } }
  },

  async setClientLookedInto({ userId, ip, path }, context) {
    await lookedInto(context, { id: userId, ip }, path.userId)
    return { status: 200, body: await findClient(context, path.userId) }
  },
}

const PROOF = 'This is done only right after you typed your password. Please type it again.'
