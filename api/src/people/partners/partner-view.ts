import type { components } from '@fiacre/sdk/contract'
import { sql } from 'kysely'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRows } from '#platform/database/rows.ts'
import { noticeOf } from '../businesses/agreements.ts'
import { invitationsOf, membersOf } from '../businesses/team.ts'
import { PartnerConsent } from './partner-consent.entity.ts'
import { partnerDue } from './partner-due.ts'
import { PartnerEvent } from './partner-event.entity.ts'
import { scopesOf } from './keys.ts'
import { PartnerKey } from './partner-key.entity.ts'
import type { PartnerRole } from './partner-member.entity.ts'
import { originEntries } from './origins.ts'
import { PartnerOrigin, PartnerReturnUrl } from './partner-pages.entity.ts'
import { PartnerSighting } from './partner-sighting.entity.ts'
import type { PartnerRow } from './partner.entity.ts'
import { monthlyLimitsOf } from './travellers.ts'

type Schemas = components['schemas']

const EVENTS_SHOWN = 200
const KEYS_SHOWN = 200
const PAGES_SHOWN = 100
const SIGHTINGS_SHOWN = 40

/** A partner as the contract shows it to somebody who acts for it. */
export async function partnerView(
  em: EntityManager,
  partner: PartnerRow,
  { userId, role }: { userId: string; role: PartnerRole },
  now: Date,
): Promise<Schemas['Partner']> {
  if (role === 'traveller') return travellersView(em, partner, userId)
  const own = sql`where partner_id = ${partner.id}`
  const team = { kind: 'partner', id: partner.id } as const
  const viewer = { userId, isOwner: role === 'owner' }
  const keys = await findRows(em, PartnerKey, sql`${own} order by created_at desc, id limit ${KEYS_SHOWN}`)
  const origins = await findRows(em, PartnerOrigin, sql`${own} order by origin limit ${PAGES_SHOWN}`)
  const returnUrls = await findRows(em, PartnerReturnUrl, sql`${own} order by url limit ${PAGES_SHOWN}`)
  const sightings = await findRows(
    em,
    PartnerSighting,
    sql`${own} order by seen_at desc, origin limit ${SIGHTINGS_SHOWN}`,
  )
  const isListed = (seen: string) =>
    originEntries(seen).some((entry) => origins.some(({ origin }) => origin === entry))
  const members = await membersOf<PartnerRole>(em, team, viewer)
  const limits = await monthlyLimitsOf(em, partner.id)
  const registered = await registrationView(em, partner, now)
  return {
    id: partner.id,
    state: partner.state,
    isLive: partner.isLive,
    role,
    ...registered,
    keys: keys.map((key) => ({
      id: key.id,
      hint: key.hint,
      publicKey: key.publicKey ?? null,
      kind: key.kind,
      mode: key.mode,
      scopes: [...scopesOf(key)],
      createdAt: key.createdAt.toISOString(),
      lastUsedAt: moment(key.lastUsedAt),
      expiresAt: moment(key.expiresAt),
      revokedAt: moment(key.revokedAt),
      exposedAt: moment(key.exposedAt),
    })),
    origins: origins.map(({ origin }) => origin),
    returnUrls: returnUrls.map(({ url }) => url),
    members: members.map((each) => {
      const monthlyLimitCents = limits.get(each.id)
      return { ...each, ...(monthlyLimitCents !== undefined && { monthlyLimitCents }) }
    }),
    invitations: await invitationsOf<PartnerRole>(em, team, viewer, now),
    sightings: sightings.map(({ origin, seenAt }) => ({
      origin,
      seenAt: seenAt.toISOString(),
      isListed: isListed(origin),
    })),
    createdAt: partner.createdAt.toISOString(),
  }
}

/** Who only travels on its invoice sees whose that is, and nothing else of it. */
async function travellersView(
  em: EntityManager,
  { id, state, isLive, legalName, name, createdAt }: PartnerRow,
  userId: string,
): Promise<Schemas['Partner']> {
  const nothing = { companyType: null, city: null, address: null, zipCode: null, registerNumber: null }
  const nobody = { vatNumber: null, contactName: null, phone: null, email: null, sites: [], traffic: [] }
  return {
    ...{ id, state, isLive, role: 'traveller' },
    stateReason: null,
    fieldsDue: [],
    details: { kind: 'company', legalName: legalName ?? name, countryCode: 'CH', ...nothing, ...nobody },
    vatTruth: 'unknown',
    agreementVersion: null,
    ...{ keys: [], origins: [], returnUrls: [], sightings: [], invitations: [], due: [], events: [] },
    members: await membersOf<PartnerRole>(em, { kind: 'partner', id }, { userId, isOwner: false }),
    createdAt: createdAt.toISOString(),
    submittedAt: null,
  }
}

/** What a partner said of itself, what is due of it, and how it came to stand so. */
export async function registrationView(
  em: EntityManager,
  partner: PartnerRow,
  now: Date,
): Promise<Omit<Schemas['PartnerRegistration'], 'ownerEmail'>> {
  const own = sql`where partner_id = ${partner.id}`
  const [consent] = await findRows(em, PartnerConsent, sql`${own} order by id desc limit 1`)
  const events = await findRows(em, PartnerEvent, sql`${own} order by id desc limit ${EVENTS_SHOWN}`)
  const agreementVersion = consent?.version ?? null
  const notice = await noticeOf(em, 'partner')
  return {
    details: detailsView(partner),
    stateReason: partner.stateReason ?? null,
    ...(partner.endsAt && { endsAt: partner.endsAt.toISOString() }),
    fieldsDue: partner.fieldsDue as Schemas['PartnerField'][],
    vatTruth: partner.vatTruth,
    agreementVersion,
    due: partnerDue(partner, agreementVersion, notice ? { effectiveAt: notice.effectiveAt, now } : undefined),
    events: events.map(({ at, fromState, toState, actor, reason }) => ({
      at: at.toISOString(),
      from: fromState ?? null,
      to: toState,
      actor,
      reason: reason ?? null,
    })),
    submittedAt: moment(partner.submittedAt),
  }
}

/** What the record's tag is made of: all that somebody edits or decides on, and nothing that happens by itself. */
export function taggedPartner(view: Schemas['Partner']): object {
  const {
    due: _d,
    vatTruth: _v,
    keys: _k,
    role: _r,
    sightings: _s,
    members: _m,
    invitations: _i,
    ...edited
  } = view
  return edited
}

function detailsView(partner: PartnerRow): Schemas['PartnerDetails'] {
  return {
    kind: partner.kind ?? 'company',
    legalName: partner.legalName ?? null,
    companyType: partner.companyType ?? null,
    countryCode: partner.countryCode ?? 'CH',
    city: partner.city ?? null,
    address: partner.address ?? null,
    zipCode: partner.zipCode ?? null,
    registerNumber: partner.registerNumber ?? null,
    vatNumber: partner.vatNumber ?? null,
    contactName: partner.contactName ?? null,
    phone: partner.phone ?? null,
    email: partner.email ?? null,
    sites: partner.sites,
    traffic: partner.traffic as Schemas['PartnerTraffic'][],
  }
}

const moment = (at: Date | null | undefined) => at?.toISOString() ?? null
