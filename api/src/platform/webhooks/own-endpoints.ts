import type { components } from '@fiacre/sdk/contract'
import type { Context } from '../context/context.ts'
import { findRow } from '../database/rows.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { EndpointRefused } from './endpoint-refused.ts'
import {
  addEndpoint,
  endpointsOf,
  removeEndpoint,
  rotateSecret,
  setEndpointState,
} from './endpoints.service.ts'
import { webhookDesk } from './webhook-desk.ts'
import { WebhookEndpoint, type WebhookEndpointRow } from './webhook-endpoint.entity.ts'
import type { WebhookOwner } from './webhook-owner.ts'
import { sentence, shown } from '../http/sentence.ts'

type Schemas = components['schemas']

/** What an owner asks for when it adds an address by itself. */
export interface AskedEndpoint {
  url: string
  /** Of everything that there is where none are named. */
  types?: readonly string[] | undefined
  isTest: boolean
  noticeEmail?: string | null | undefined
}

/** The addresses of an owner. @param types what there is to be told of */
export async function listOwnEndpoints(
  { orm }: Context,
  owner: WebhookOwner,
  types: readonly string[],
): Promise<Schemas['WebhookEndpointList']> {
  const endpoints = await endpointsOf(orm.em.fork(), owner)
  const seen = endpoints.filter((row) => isOfMode(owner, row))
  return { endpoints: seen.map(endpointView), types: [...types] }
}

/** @throws Problem RULE_VIOLATION for an address that can be none, a type that there is not, or one address too many */
export async function addOwnEndpoint(
  context: Context,
  owner: WebhookOwner,
  { types, noticeEmail, ...asked }: AskedEndpoint,
  all: readonly string[],
): Promise<Schemas['MadeWebhookEndpoint']> {
  const unknown = types?.find((type) => !all.includes(type))
  if (unknown !== undefined)
    throw fieldProblem('RULE_VIOLATION', 'types', sentence('unknownEvent', { type: shown(unknown) }))
  const wanted = { ...asked, types: types ?? all, noticeEmail: noticeEmail ?? undefined }
  try {
    const { id, secret } = await addEndpoint(await webhookDesk(context), owner, wanted, context.now())
    return { endpoint: endpointView(await ownEndpoint(context, owner, id)), secret }
  } catch (error) {
    if (!(error instanceof EndpointRefused)) throw error
    throw fieldProblem('RULE_VIOLATION', 'url', error.says)
  }
}

/** @throws Problem NOT_FOUND */
export async function removeOwnEndpoint(context: Context, owner: WebhookOwner, id: string): Promise<void> {
  await removeEndpoint(context.orm, (await ownEndpoint(context, owner, id)).id)
}

/** @throws Problem NOT_FOUND */
export async function setOwnEndpointState(
  context: Context,
  owner: WebhookOwner,
  id: string,
  state: WebhookEndpointRow['state'],
): Promise<Schemas['WebhookEndpoint']> {
  await ownEndpoint(context, owner, id)
  await setEndpointState(context.orm, id, state)
  return endpointView(await ownEndpoint(context, owner, id))
}

/** @returns the address with its new secret: the only time that it can be seen. @throws Problem NOT_FOUND */
export async function rotateOwnSecret(
  context: Context,
  owner: WebhookOwner,
  id: string,
  overlapHours: number,
): Promise<Schemas['MadeWebhookEndpoint']> {
  await ownEndpoint(context, owner, id)
  const secret = await rotateSecret(await webhookDesk(context), id, overlapHours, context.now())
  return { endpoint: endpointView(await ownEndpoint(context, owner, id)), secret }
}

/** An address of this owner; another's does not exist. @throws Problem NOT_FOUND */
export async function ownEndpoint(
  { orm }: Context,
  owner: WebhookOwner,
  id: string,
): Promise<WebhookEndpointRow> {
  const row = await findRow(orm.em.fork(), WebhookEndpoint, { id, ownerKind: owner.kind, ownerId: owner.id })
  if (!row || !isOfMode(owner, row)) throw new Problem('NOT_FOUND', 'There is no such address of yours.')
  return row
}

const isOfMode = (owner: WebhookOwner, row: WebhookEndpointRow) =>
  owner.isTest === undefined || owner.isTest === row.isTest

function endpointView(row: WebhookEndpointRow): Schemas['WebhookEndpoint'] {
  return {
    id: row.id,
    url: row.url,
    types: row.types,
    test: row.isTest,
    state: row.state,
    disabledReason: row.disabledReason ?? null,
    failingSince: row.failingSince?.toISOString() ?? null,
    noticeEmail: row.noticeEmail ?? null,
    oldSecretUntil: row.oldSecretUntil?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
