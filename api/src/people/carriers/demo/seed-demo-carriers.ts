import { randomUUID } from 'node:crypto'
import { LEGAL_DOCUMENTS } from '@fiacre/sdk/rules'
import { hashPassword } from '../../accounts/password.ts'
import { User } from '../../accounts/user.entity.ts'
import type { Context } from '#platform/context/context.ts'
import type { EntityManager } from '#platform/database/orm.ts'
import { findRow, insertRow, insertRows } from '#platform/database/rows.ts'
import { StoredFile } from '#platform/files/stored-file.entity.ts'
import { BankAccount } from '../../bank-accounts/bank-account.entity.ts'
import { agreementIn } from '../../businesses/agreement-text.ts'
import { CarrierConsent } from '../carrier-consent.entity.ts'
import { CarrierDocument } from '../carrier-document.entity.ts'
import { CarrierMember } from '../carrier-member.entity.ts'
import { Carrier } from '../carrier.entity.ts'
import { Driver } from '../driver.entity.ts'
import { requiredPapers, type PaperSubject } from '../required-papers.data.ts'
import { ServiceArea } from '../service-area.entity.ts'
import { Vehicle } from '../vehicle.entity.ts'
import { DEMO_CARRIERS, DEMO_PASSWORD } from './demo-carriers.data.ts'
import { samplePaper } from './sample-paper.ts'

type DemoCarrier = (typeof DEMO_CARRIERS)[number]

const idOf = (of: 'ca' | 'ac', { digit }: DemoCarrier) => `00000000-0000-4000-8000-00000000${of}0${digit}`

/**
 * Carriers to try the product with, each with an owner who can sign in, vehicles, drivers and approved papers. For one's own machine
 * alone: whoever reads this file can sign in. What is there already stays as it is.
 */
export async function seedDemoCarriers(context: Pick<Context, 'orm' | 'now' | 'files'>): Promise<void> {
  const em = context.orm.em.fork()
  for (const carrier of DEMO_CARRIERS) {
    const isKnown =
      (await findRow(em, Carrier, { id: idOf('ca', carrier) })) ||
      (await findRow(em, User, { email: carrier.email }))
    if (isKnown) continue
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    await em.fork().transactional((tx) => insertCarrier(context, tx, carrier, passwordHash))
  }
}

async function insertCarrier(
  { now, files }: Pick<Context, 'now' | 'files'>,
  em: EntityManager,
  carrier: DemoCarrier,
  passwordHash: string,
): Promise<void> {
  const at = now()
  const [id, userId] = [idOf('ca', carrier), idOf('ac', carrier)]
  const { email, firstName, lastName, legalName, countryCode, city, phone, iban, around } = carrier
  const account = { email, firstName, lastName, passwordHash, language: 'en' }
  await em.insert(User, { id: userId, ...account, emailConfirmedAt: at, activeAt: at, createdAt: at })
  await insertRow(em, Carrier, {
    id,
    userId,
    state: 'approved',
    kind: 'company',
    legalName,
    countryCode,
    city,
    address: '1',
    zipCode: '1',
    registerName: 'Example register',
    registerNumber: `EXAMPLE-${carrier.digit}`,
    taxNumber: `EXAMPLE-${carrier.digit}`,
    contactName: `${firstName} ${lastName}`,
    phone,
    email,
    iban,
    accountHolder: legalName,
    createdAt: at,
    updatedAt: at,
    submittedAt: at,
    decidedAt: at,
  })
  const payouts = { ownerKind: 'carrier' as const, ownerId: id, iban, holder: legalName, city, countryCode }
  await insertRow(em, BankAccount, {
    id: randomUUID(),
    ...payouts,
    holdsFrom: at,
    setBy: userId,
    createdAt: at,
  })
  await insertRow(em, CarrierMember, { userId, carrierId: id, role: 'owner', createdAt: at })
  const { hash } = await agreementIn('carrier-licence', 'en')
  const { version } = LEGAL_DOCUMENTS['carrier-licence']
  const consent = { document: 'carrier-licence' as const, version, language: 'en' as const, textHash: hash }
  await insertRow(em, CarrierConsent, { carrierId: id, userId, ...consent, network: '127.0.0.0/24', at })
  await insertRow(em, ServiceArea, {
    id: randomUUID(),
    carrierId: id,
    kind: 'region',
    countryCode,
    ...around,
  })
  const pdf = samplePaper(legalName)
  const file = { id: randomUUID(), userId, mediaType: 'application/pdf' as const, bytes: pdf.length }
  await insertRow(em, StoredFile, { ...file, createdAt: at })
  await files.put(file.id, pdf, file.mediaType)

  const papers = (subject: PaperSubject, of: { vehicleId?: string; driverId?: string }) =>
    insertRows(
      em,
      CarrierDocument,
      requiredPapers(subject, countryCode).map((kind) => ({
        id: randomUUID(),
        carrierId: id,
        vehicleId: null,
        driverId: null,
        ...of,
        subject,
        kind,
        countryCode,
        number: 'EXAMPLE',
        issuedOn: null,
        expiresOn: null,
        fileId: file.id,
        state: 'approved' as const,
        rejection: null,
        reviewedBy: null,
        reviewedAt: at,
        remindedDays: null,
        createdAt: at,
      })),
    )
  await papers('carrier', {})
  for (const vehicle of carrier.vehicles) {
    const vehicleId = randomUUID()
    const more = { colour: 'black', countryCode, year: at.getUTCFullYear(), createdAt: at }
    const seats = { infantSeats: 1, childSeats: 1, boosterSeats: 1 }
    await insertRow(em, Vehicle, { id: vehicleId, carrierId: id, ...vehicle, ...more, ...seats })
    await papers('vehicle', { vehicleId })
  }
  for (const [first, last, driverPhone, language] of carrier.drivers) {
    const driverId = randomUUID()
    const driver = { firstName: first, lastName: last, phone: driverPhone, languages: [language] }
    await insertRow(em, Driver, { id: driverId, carrierId: id, ...driver, createdAt: at })
    await papers('driver', { driverId })
  }
}
