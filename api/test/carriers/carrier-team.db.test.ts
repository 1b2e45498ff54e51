import { beforeAll, expect, it } from 'vitest'
import { completeInvitationMail } from '#people/businesses/invitation-mail.ts'
import { idOf } from '../support/administrators.ts'
import { carrierDetails, driver } from '../support/carriers.ts'
import type { TestClient } from '../support/client.ts'
import { newFleet } from '../support/fleet.ts'
import type { Schemas } from '../support/money.ts'
import { expectProblem } from '../support/problems.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { mailsTo, newTraveller } from '../support/traveller.ts'

type Role = Schemas['CarrierRole']

let service: TestService
beforeAll(async () => {
  service = await sharedService()
})

async function newOwner() {
  const { client } = await newTraveller(service.url)
  const userId = await idOf(client)
  const { carrierId } = await newFleet(service, { userId })
  return { client, carrierId }
}

const join = (client: TestClient, token: string) =>
  client.call<Schemas['CarrierTeam']>('POST', '/api/carrier/membership', { token })
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? ''

async function member(owner: TestClient, role: Role): Promise<TestClient> {
  const { body } = await owner.call<Schemas['CarrierInvitationMade']>('POST', '/api/carrier/invitations', {
    role,
  })
  const { client } = await newTraveller(service.url)
  expect((await join(client, tokenOf(body.url ?? ''))).body).toMatchObject({ role })
  return client
}

it('somebody is invited by mail, whose link is made when it is sent and works once', async () => {
  const { client: owner } = await newOwner()
  const { client, email } = await newTraveller(service.url)
  const { body } = await owner.call<Schemas['CarrierInvitationMade']>('POST', '/api/carrier/invitations', {
    role: 'bookkeeper',
    email: email.toUpperCase(),
  })
  expect(body).toMatchObject({ url: null, team: { invitations: [{ role: 'bookkeeper', email }] } })
  const linkIn = async () =>
    (await mailsTo(owner, email))
      .flatMap(({ links }) => links)
      .find((link) => link.includes('/carrier?token='))
  await expect.poll(linkIn, { timeout: 15_000 }).toBeTruthy()
  const token = tokenOf((await linkIn()) ?? '')
  const look = await client.call('POST', '/api/carrier/invitation', { token })
  expect(look.body).toMatchObject({ carrier: 'Rapid Transfers', role: 'bookkeeper' })
  // Sent again, the link is another, and takes the place of the first.
  const [waiting] = body.team.invitations
  const again = await completeInvitationMail(service.context, {
    kind: 'member-invitation',
    account: email,
    invitationId: waiting?.id ?? '',
    language: 'en',
  })
  expectProblem(await join(client, token), { code: 'NOT_FOUND' })
  const newer = tokenOf(again && 'link' in again.mail ? again.mail.link : '')
  expect((await join(client, newer)).body.rights).toEqual(['look', 'books'])
  expectProblem(await join((await newTraveller(service.url)).client, newer), { code: 'NOT_FOUND' })
  // Whoever acts for a carrier takes no other on.
  const { client: other } = await newOwner()
  const { body: another } = await other.call<Schemas['CarrierInvitationMade']>(
    'POST',
    '/api/carrier/invitations',
    { role: 'owner' },
  )
  expectProblem(await join(client, tokenOf(another.url ?? '')), { code: 'RULE_VIOLATION' })
})

it('members may each do what their role says, and nothing more, until they are removed', async () => {
  const { client: owner } = await newOwner()
  const people: Record<Role, TestClient> = {
    owner,
    dispatcher: await member(owner, 'dispatcher'),
    bookkeeper: await member(owner, 'bookkeeper'),
  }
  const [everybody, dispatchers, bookkeepers, owners] = [
    ['owner', 'dispatcher', 'bookkeeper'],
    ['owner', 'dispatcher'],
    ['owner', 'bookkeeper'],
    ['owner'],
  ] as const
  const nobody = '0198c2a4-0000-7a3b-8f4e-5a6b7c8d9e0f'
  const table: readonly [method: string, path: string, body: unknown, may: readonly Role[]][] = [
    ['GET', '', undefined, everybody],
    ['GET', '/team', undefined, everybody],
    ['GET', '/rides', undefined, everybody],
    ['GET', '/ratings', undefined, everybody],
    ['POST', '/drivers', driver(), dispatchers],
    ['PUT', `/drivers/${nobody}`, { ...driver(), isActive: true }, dispatchers],
    ['POST', `/rides/${nobody}/driver-link`, undefined, dispatchers],
    ['POST', `/ratings/${nobody}/reply`, { reply: 'Thank you.' }, dispatchers],
    ['GET', '/earnings', undefined, bookkeepers],
    ['GET', '/statements', undefined, bookkeepers],
    ['POST', `/statements/${nobody}/objections`, { lineId: null, words: 'No.' }, bookkeepers],
    ['PUT', '', carrierDetails(), owners],
    ['GET', '/keys', undefined, owners],
    ['GET', '/webhooks', undefined, owners],
    ['POST', '/invitations', { role: 'bookkeeper' }, owners],
    ['DELETE', `/invitations/${nobody}`, undefined, owners],
    ['PUT', `/members/${nobody}`, { role: 'bookkeeper' }, owners],
    ['DELETE', `/members/${nobody}`, undefined, owners],
  ]
  const wrong: string[] = []
  for (const role of ['bookkeeper', 'dispatcher', 'owner'] as const)
    for (const [method, path, body, may] of table) {
      const { status } = await people[role].call(method, `/api/carrier${path}`, body)
      if (status >= 500 || (status !== 403) !== may.includes(role))
        wrong.push(`${role} ${method} ${path}: ${status}`)
    }
  expect(wrong).toEqual([])
  const id = await idOf(people.dispatcher)
  expectProblem(await owner.call('DELETE', `/api/carrier/members/${await idOf(owner)}`), {
    code: 'RULE_VIOLATION',
  })
  await owner.call('PUT', `/api/carrier/members/${id}`, { role: 'bookkeeper' })
  expect((await people.dispatcher.call<Schemas['CarrierTeam']>('GET', '/api/carrier/team')).body.role).toBe(
    'bookkeeper',
  )
  await owner.call('DELETE', `/api/carrier/members/${id}`)
  expectProblem(await people.dispatcher.call('GET', '/api/carrier'), { code: 'NOT_FOUND' })
})
