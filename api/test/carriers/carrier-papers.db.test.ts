import { MS_PER_DAY } from '@fiacre/sdk/rules'
import type { components } from '@fiacre/sdk/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepFiles } from '#people/carriers/own-files.ts'
import { expirePapers, remindOfPapers } from '#people/carriers/paper-days.ts'
import { ADMIN, administrator } from '../support/administrators.ts'
import { AGREED, handIn, identityPaper, newCarrier, toldOf, upload, uploadPdf } from '../support/carriers.ts'
import type { TestClient } from '../support/client.ts'
import { expectProblem } from '../support/problems.ts'
import { testService, type TestService } from '../support/service.ts'

type Carrier = components['schemas']['Carrier']

let service: TestService
let admin: TestClient
beforeAll(async () => {
  service = await testService(ADMIN)
  admin = await administrator(service)
})
afterAll(() => service.close())

let start: Date
beforeEach(() => {
  start = new Date()
  service.clock.now = start
})

const dayIn = (days: number) => new Date(start.getTime() + days * MS_PER_DAY).toISOString().slice(0, 10)

describe('papers', () => {
  it('are reminded of once for each day, and run out', async () => {
    const { client, email, id } = await newCarrier(service)
    await client.call('POST', '/api/carrier/submission', AGREED)
    const due = { subject: 'carrier', subjectId: null, paper: 'identity' } as const
    const { papers } = await handIn(client, due, dayIn(40))
    await admin.call('POST', `/api/admin/carrier-papers/${papers[0]?.id}/decision`, {
      decision: 'approve',
      rejection: null,
    })
    const told = async () => (await toldOf(service, email)).filter((what) => what.startsWith('paper'))
    const days: [number, number][] = []
    for (let day = 0; day <= 42; day += 1) {
      service.clock.now = new Date(start.getTime() + day * MS_PER_DAY)
      await expirePapers(service.context)
      for (const _ of [1, 2]) await remindOfPapers(service.context)
      days.push([day, (await told()).length])
    }
    const grew = days.filter(([, count], at) => count > (days[at - 1]?.[1] ?? 0)).map(([day]) => day)
    // 60 and 30 days were as near on the day that it was handed in: 60 is told at once.
    expect(grew).toEqual([0, 10, 26, 33, 39, 41])
    // Back to where the session still holds.
    service.clock.now = start
    const { body } = await client.call<Carrier>('GET', '/api/carrier')
    expect(body.papers[0]).toMatchObject({ state: 'expired' })
    expect(body.due.some(({ paper, subject }) => paper === 'identity' && subject === 'carrier')).toBe(true)
    expect((await told()).at(-1)).toBe('paperExpired')
    expect(id).toBe(body.id)
  })

  it('take only files of one’s own, and each is served to its carrier and our people alone', async () => {
    const one = await newCarrier(service)
    const other = await newCarrier(service)
    const fileId = await uploadPdf(one.client)
    const paper = identityPaper(fileId)
    expectProblem(await other.client.call('POST', '/api/carrier/papers', paper), { code: 'NOT_FOUND' })
    expect((await one.client.call('POST', '/api/carrier/papers', paper)).status).toBe(201)
    const served = await one.client.fetch(`/api/carrier/files/${fileId}`)
    expect(served.headers.get('content-type')).toBe('application/pdf')
    expect(served.headers.get('content-disposition')).toBe('attachment')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await other.client.fetch(`/api/carrier/files/${fileId}`)).status).toBe(404)
    expect((await admin.fetch(`/api/admin/carrier-files/${fileId}`)).status).toBe(200)
  })
})

describe('a file', () => {
  it('is what its bytes say: a picture is written anew without what the camera noted, anything else is refused', async () => {
    const { client } = await newCarrier(service)
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Copyright: 'Wellensittich' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('Wellensittich')).toBe(true)
    const answer = await upload(client, photo, 'application/pdf')
    const kept = (await answer.json()) as components['schemas']['UploadedFile']
    expect([answer.status, kept.mediaType]).toEqual([201, 'image/jpeg'])
    const served = Buffer.from(await (await client.fetch(`/api/carrier/files/${kept.id}`)).arrayBuffer())
    expect(served.includes('Wellensittich')).toBe(false)
    expect(await sharp(served).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 })

    for (const text of ['<script>alert(1)</script>', 'MZ\u0090', '<svg xmlns="http://www.w3.org/2000/svg"/>'])
      expect((await upload(client, Buffer.from(text), 'image/png')).status).toBe(422)
    expect((await upload(client, photo.subarray(0, 200), 'image/jpeg')).status).toBe(422)
    expect((await upload(client, photo, 'text/html')).status).toBe(415)
    expect((await upload(client, Buffer.alloc(9 * 1024 * 1024, 'x'), 'image/png')).status).toBe(413)
  })

  it('is deleted when nothing names it for a day', async () => {
    const { client } = await newCarrier(service)
    const fileId = await uploadPdf(client)
    await sweepFiles(service.context)
    expect(await service.context.files.get(fileId)).not.toBeNull()
    service.clock.now = new Date(start.getTime() + 2 * MS_PER_DAY)
    await sweepFiles(service.context)
    expect(await service.context.files.get(fileId)).toBeNull()
  })
})
