import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { completeAccountMail } from '#people/accounts/links/mint-link.ts'
import { subjectsTo } from '../support/accounts.ts'
import type { TestClient } from '../support/client.ts'
import type { TestService } from '../support/service.ts'
import { sharedService } from '../support/shared-service.ts'
import { billing, newTraveller } from '../support/traveller.ts'

let service: TestService

beforeAll(async () => {
  service = await sharedService()
})

const traveller = () => newTraveller(service.url, { billing: false })
const save = (client: TestClient, email: string) => client.call('PUT', '/api/auth/profile', billing(email))
const cancel = (client: TestClient) => client.call('DELETE', '/api/auth/email-change')

describe('a new address that somebody asks for to trouble others', () => {
  it('is proven by a mail to itself alone, also when its mail is tried again while another address waits', async () => {
    const { client, email } = await traveller()
    const [theirs, mine] = [`theirs.${email}`, `mine.${email}`]
    await save(client, theirs)
    // As the outbox does: a first time, which the mail server puts off, and again.
    const id = randomUUID()
    const send = () =>
      completeAccountMail(
        service.context,
        { kind: 'confirm-new-email', account: email, newEmail: theirs },
        id,
      )
    expect(await send()).toMatchObject({ to: theirs })
    await save(client, mine)
    expect(await send()).toBeNull()
    await save(client, theirs)
    expect(await send()).toMatchObject({ to: theirs })
  })

  it('is mailed what was asked for it alone, not what waited for another', async () => {
    const { client, email } = await traveller()
    const target = `target.${email}`
    await save(client, `first.${email}`)
    await Promise.all(Array.from({ length: 8 }, () => client.call('POST', '/api/send-confirmation')))
    await save(client, target)
    expect(await subjectsTo(service, target)).toEqual(['Confirm your new e-mail address'])
  })

  it('is asked for ten times an hour, also when it is given up and saved at the same moment', async () => {
    const { client, email } = await traveller()
    const target = `target.${email}`
    for (let i = 0; i < 30; i += 1) {
      await Promise.all([save(client, target), cancel(client), save(client, target), save(client, target)])
    }
    const asked = (await subjectsTo(service, email)).filter((subject) => subject.startsWith('A new address'))
    expect(asked.length).toBeLessThanOrEqual(10)
  })
})
