import { randomUUID } from 'node:crypto'
import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow, insertRows, saveRow } from '#platform/database/rows.ts'
import { networkOf } from '#platform/http/network.ts'
import { Problem } from '#platform/http/problem.ts'
import { holdUser } from '../accounts/find-user.ts'
import { changeAccount } from '../bank-accounts/change-account.ts'
import { readConsent, type Consent } from '../businesses/agreement-consent.ts'
import { lockActing } from '../businesses/team.ts'
import { CarrierConsent } from './carrier-consent.entity.ts'
import { CarrierMember } from './carrier-member.entity.ts'
import { wholeCarrier } from './carrier-parts.ts'
import { Carrier, type CarrierRow } from './carrier.entity.ts'
import { changeOwnCarrier } from './change-carrier.ts'
import { dueNow } from './due-now.ts'
import { moveCarrier } from './move-carrier.ts'
import { readAreas } from './read-areas.ts'
import { readDetails, type ReadDetails } from './read-details.ts'
import { screenCarrier } from './screening/screen-carrier.ts'
import { ServiceArea } from './service-area.entity.ts'
import { carrierPeople, tellCarrier } from './tell-carrier.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']

/** Who a carrier is and where it is paid: a change of these is looked at again. */
const IDENTITY = [
  'kind',
  'legalName',
  'countryCode',
  'registerName',
  'registerNumber',
  'taxNumber',
  'vatNumber',
  'iban',
  'accountHolder',
] as const satisfies readonly (keyof ReadDetails)[]

/** Writes the details, into a draft of the caller's own where there is no carrier yet. @throws Problem PROOF_NEEDED for another bank account; else as `changeOwnCarrier` and the readers do */
export async function saveOwnCarrier(
  context: Context,
  { userId, provenAt }: { userId: string; provenAt: Date | undefined },
  details: Schemas['CarrierDetails'],
  ifMatch: string | undefined,
): Promise<Schemas['Carrier']> {
  const read = readDetails(details)
  const list = await context.sanctions.names()
  await beginDraft(context, userId, read, ifMatch)
  return changeOwnCarrier(context, userId, 'details', ifMatch, async (em, carrier) => {
    const isAnother = IDENTITY.some((field) => (carrier[field] ?? null) !== (read[field] ?? null))
    if ((carrier.vatNumber ?? null) !== read.vatNumber) carrier.vatTruth = 'unknown'
    await keepOwnAccount(context, em, carrier, read, { userId, provenAt })
    Object.assign(carrier, read)
    await saveRow(em, Carrier, carrier)
    await sql`delete from service_area where carrier_id = ${carrier.id}`.execute(em.getKysely())
    await insertRows(em, ServiceArea, await readAreas(em, carrier.id, details.areas))
    await screenCarrier(em, carrier, list, context.now())
    if (isAnother && carrier.state === 'approved')
      await moveCarrier(context, em, carrier, 'review', { actor: 'carrier', reason: null })
  })
}

/** Where the carrier is paid from now on, or after a while where that was elsewhere before. @throws Problem PROOF_NEEDED */
async function keepOwnAccount(
  context: Context,
  em: EntityManager,
  { id: ownerId }: CarrierRow,
  { iban, accountHolder: holder, city, countryCode }: ReadDetails,
  { userId, provenAt }: { userId: string; provenAt: Date | undefined },
): Promise<void> {
  if (!iban || !holder) return
  const account = { iban, holder, city: city ?? null, countryCode, setBy: userId }
  const owners = () => carrierPeople(em, ownerId, ['owner'])
  await changeAccount(context, em, { ownerKind: 'carrier', ownerId }, account, { provenAt, owners })
}

/** The first write makes the draft and its owner; of two at once one makes it, and the other finds it. */
async function beginDraft(
  { orm, now }: Context,
  userId: string,
  { kind, countryCode }: ReadDetails,
  ifMatch: string | undefined,
): Promise<void> {
  // Whoever names a record means one that is there.
  if (ifMatch !== undefined) return
  await orm.em.fork().transactional(async (em) => {
    await holdUser(em, userId)
    await lockActing(em, { kind: 'carrier' }, userId)
    if (await findRow(em, CarrierMember, { userId })) return
    const at = now()
    const made = {
      id: randomUUID(),
      userId,
      state: 'draft' as const,
      kind,
      countryCode,
      createdAt: at,
      updatedAt: at,
    }
    const { id } = await insertRow(em, Carrier, made)
    await insertRow(em, CarrierMember, { userId, carrierId: id, role: 'owner', createdAt: at })
  })
}

/** Keeps the consent and hands the carrier over to our people. @throws Problem CARRIER_STATE, RULE_VIOLATION while something is due */
export async function submitOwnCarrier(
  context: Context,
  caller: { userId: string; ip: string },
  { agreementVersion, language }: Schemas['CarrierSubmission'],
  ifMatch: string | undefined,
): Promise<Schemas['Carrier']> {
  const consent = await readConsent('carrier-licence', { agreementVersion, language })
  const vat = await truthOfOwn(context, caller.userId)
  return changeOwnCarrier(context, caller.userId, 'details', ifMatch, async (em, carrier) => {
    const due = dueNow(await wholeCarrier(em, carrier), context.now())
    const missing = due.filter(({ blocks }) => blocks === 'submission')
    if (missing.length > 0)
      throw new Problem('RULE_VIOLATION', sentence('somethingMissing'), {
        errors: missing.map(({ code, field }) => ({
          pointer: `/${field ?? code}`,
          code: 'required',
          says: sentence('fieldRequired'),
        })),
      })
    const now = context.now()
    await keepConsent(em, carrier, caller, consent, now)
    if (vat && vat.number === carrier.vatNumber) {
      carrier.vatTruth = vat.truth
      carrier.vatAskedAt = now
    }
    carrier.submittedAt = now
    carrier.fieldsDue = []
    await moveCarrier(context, em, carrier, 'submit', { actor: 'carrier', reason: null })
    await tellCarrier(context, em, carrier, { what: 'submitted' })
  })
}

/** Keeps the consent to the licence agreement as it stands now. @throws Problem CARRIER_STATE where the submission does that */
export async function agreeToLicence(
  context: Context,
  caller: Caller,
  submission: Schemas['CarrierSubmission'],
  ifMatch: string | undefined,
): Promise<Schemas['Carrier']> {
  const consent = await readConsent('carrier-licence', submission)
  return changeOwnCarrier(context, caller.userId, 'details', ifMatch, async (em, carrier) => {
    if (!AGREES_AGAIN.includes(carrier.state))
      throw new Problem('CARRIER_STATE', sentence('agreeWhenSubmitting'))
    await keepConsent(em, carrier, caller, consent, context.now())
  })
}

const AGREES_AGAIN: readonly CarrierRow['state'][] = ['submitted', 'approved', 'suspended']

type Caller = { userId: string; ip: string }

async function keepConsent(
  em: EntityManager,
  { id: carrierId }: CarrierRow,
  { userId, ip }: Caller,
  { version, language, hash: textHash }: Consent,
  at: Date,
): Promise<void> {
  await insertRow(em, CarrierConsent, {
    carrierId,
    userId,
    document: 'carrier-licence',
    version,
    language,
    textHash,
    network: networkOf(ip),
    at,
  })
}

/** Asked before the transaction, which waits for nobody outside. */
async function truthOfOwn({ orm, vatRegister }: Context, userId: string) {
  const em = orm.em.fork()
  const member = await findRow(em, CarrierMember, { userId })
  const carrier = member && (await findRow(em, Carrier, { id: member.carrierId }))
  if (!carrier?.vatNumber) return undefined
  return { number: carrier.vatNumber, truth: (await vatRegister.check(carrier.vatNumber)).truth }
}

export function closeOwnCarrier(context: Context, userId: string, ifMatch: string | undefined) {
  return changeOwnCarrier(context, userId, 'details', ifMatch, async (em, carrier) => {
    await moveCarrier(context, em, carrier, 'close', { actor: 'carrier', reason: null })
    await tellCarrier(context, em, carrier, { what: 'closed' })
  })
}
