import { randomUUID } from 'node:crypto'
import type { components } from '@fiacre/sdk/contract'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow } from '#platform/database/rows.ts'
import { networkOf } from '#platform/http/network.ts'
import { Problem } from '#platform/http/problem.ts'
import { holdUser } from '../accounts/find-user.ts'
import { readConsent, type Consent } from '../businesses/agreement-consent.ts'
import { lockActing } from '../businesses/team.ts'
import { changeOwnPartner, membershipOf } from './change-partner.ts'
import { mailPartner } from './mail-partner.ts'
import { movePartner } from './move-partner.ts'
import { PartnerConsent } from './partner-consent.entity.ts'
import { partnerDue } from './partner-due.ts'
import { PartnerMember } from './partner-member.entity.ts'
import { Partner, type PartnerRow } from './partner.entity.ts'
import { readPartnerDetails, type ReadPartner } from './read-partner-details.ts'
import { sentence } from '#platform/http/sentence.ts'

type Schemas = components['schemas']
type Caller = { userId: string; ip: string }

/** Who a partner is: a change of these is looked at again. */
const IDENTITY = [
  'kind',
  'legalName',
  'countryCode',
  'registerNumber',
  'vatNumber',
] as const satisfies readonly (keyof ReadPartner)[]

/** Writes the details, into a draft of the caller's own where there is no partner yet. @throws Problem as `changeOwnPartner` and the reader do */
export async function saveOwnPartner(
  context: Context,
  userId: string,
  details: Schemas['PartnerDetails'],
  ifMatch: string | undefined,
): Promise<Schemas['Partner']> {
  const read = readPartnerDetails(details)
  // Whoever names a record means one that is there.
  if (ifMatch === undefined) await beginDraft(context, userId, read)
  const { partner } = await changeOwnPartner(context, userId, { roles: [], ifMatch }, async (em, row) => {
    const isAnother = IDENTITY.some((field) => (row[field] ?? null) !== (read[field] ?? null))
    if ((row.vatNumber ?? null) !== (read.vatNumber ?? null)) row.vatTruth = 'unknown'
    Object.assign(row, read)
    row.name = read.legalName ?? row.name
    if (isAnother && row.state === 'approved')
      await movePartner(context, em, row, 'review', { actor: 'partner', reason: null })
  })
  return partner
}

/** The first write makes the draft and its owner; of two at once one makes it, and the other finds it. */
async function beginDraft({ orm, now }: Context, userId: string, read: ReadPartner): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    await holdUser(em, userId)
    await lockActing(em, { kind: 'partner' }, userId)
    if (await findRow(em, PartnerMember, { userId })) return
    const createdAt = now()
    const { id } = await insertRow(em, Partner, {
      ...read,
      id: randomUUID(),
      userId,
      name: read.legalName ?? '',
      state: 'draft',
      isLive: false,
      createdAt,
    })
    await insertRow(em, PartnerMember, { userId, partnerId: id, role: 'owner', createdAt })
  })
}

/** Keeps the consent and hands the partner over to our people. @throws Problem PARTNER_STATE, RULE_VIOLATION while something is due */
export async function submitOwnPartner(
  context: Context,
  caller: Caller,
  submission: Schemas['PartnerSubmission'],
  ifMatch: string | undefined,
): Promise<Schemas['Partner']> {
  const consent = await readConsent('partnership-agreement', submission)
  const vat = await truthOfOwn(context, caller.userId)
  const asked = { roles: [], ifMatch }
  const { partner } = await changeOwnPartner(context, caller.userId, asked, async (em, row) => {
    const missing = partnerDue(row, consent.version).filter(({ blocks }) => blocks === 'submission')
    if (missing.length > 0)
      throw new Problem('RULE_VIOLATION', sentence('somethingMissing'), {
        errors: missing.map(({ field }) => ({
          pointer: `/${field}`,
          code: 'required',
          says: sentence('fieldRequired'),
        })),
      })
    await keepConsent(context, em, row, caller, consent)
    const now = context.now()
    if (vat && vat.number === row.vatNumber) {
      row.vatTruth = vat.truth
      row.vatAskedAt = now
    }
    row.submittedAt = now
    row.fieldsDue = []
    await movePartner(context, em, row, 'submit', { actor: 'partner', reason: null })
    await mailPartner(context, em, row, { what: 'submitted' })
  })
  return partner
}

/** Keeps the consent to the agreement as it stands now. @throws Problem PARTNER_STATE where the submission does that */
export async function agreeAgain(
  context: Context,
  caller: Caller,
  submission: Schemas['PartnerSubmission'],
  ifMatch: string | undefined,
): Promise<Schemas['Partner']> {
  const consent = await readConsent('partnership-agreement', submission)
  const asked = { roles: [], ifMatch }
  const { partner } = await changeOwnPartner(context, caller.userId, asked, async (em, row) => {
    if (row.state !== 'approved' && row.state !== 'submitted')
      throw new Problem('PARTNER_STATE', sentence('agreeWhenSubmitting'))
    await keepConsent(context, em, row, caller, consent)
  })
  return partner
}

export async function closeOwnPartner(
  context: Context,
  userId: string,
  ifMatch: string | undefined,
): Promise<Schemas['Partner']> {
  const { partner } = await changeOwnPartner(context, userId, { roles: [], ifMatch }, async (em, row) => {
    await movePartner(context, em, row, 'close', { actor: 'partner', reason: null })
    await mailPartner(context, em, row, { what: 'closed' })
  })
  return partner
}

async function keepConsent(
  { now }: Context,
  em: EntityManager,
  { id: partnerId }: PartnerRow,
  { userId, ip }: Caller,
  { version, language, hash: textHash }: Consent,
): Promise<void> {
  await insertRow(em, PartnerConsent, {
    partnerId,
    userId,
    document: 'partnership-agreement',
    version,
    language,
    textHash,
    network: networkOf(ip),
    at: now(),
  })
}

/** Asked before the transaction, which waits for nobody outside. */
async function truthOfOwn({ orm, vatRegister }: Context, userId: string) {
  const { partner } = await membershipOf(orm.em.fork(), userId)
  if (!partner.vatNumber) return undefined
  return { number: partner.vatNumber, truth: (await vatRegister.check(partner.vatNumber)).truth }
}
