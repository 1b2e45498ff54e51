import type { Operation } from '#platform/contract/document.ts'
import { ADMIN } from './administrators.ts'
import { TestClient } from './client.ts'
import { newTraveller } from './traveller.ts'

/** The administrator of a service that was started with `ADMIN`, signed in. */
export async function signInAdministrator(url: string): Promise<TestClient> {
  const client = new TestClient(url)
  const body = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }
  const { status } = await client.call('POST', '/api/auth/login', body)
  if (status !== 200) throw new Error(`the administrator cannot sign in: ${status}`)
  return client
}

export interface Callers {
  traveller: TestClient
  visitor: TestClient
  administrator: TestClient
  /** Whom an operation lets in: an administrator where it asks for one, a traveller everywhere else. */
  admittedTo(operation: Operation): TestClient
}

/** Somebody of every kind, at a service that was started with `ADMIN`. */
export async function newCallers(url: string): Promise<Callers> {
  const { client: traveller } = await newTraveller(url)
  const administrator = await signInAdministrator(url)
  return {
    traveller,
    visitor: new TestClient(url),
    administrator,
    admittedTo: ({ session }) => (session === 'admin' ? administrator : traveller),
  }
}
