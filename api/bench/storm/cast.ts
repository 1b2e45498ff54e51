import { bookTrip, newTraveller, PASSWORD } from '../../test/support/traveller.ts'

/** Twenty papers a minute are an account's: so many accounts keep the threads busy for as long as a run takes. */
const ACCOUNTS = 10
const BOOKINGS_OF_ONE = 40

/** Whoever the storm is made by. */
export interface Cast {
  papers: { cookie: string; booking: number }[]
  /** With many bookings, to be exported. */
  lister: string
  signIn: string
}

/** @param confirm takes an address for confirmed: whoever books more than a few trips has to */
export async function prepareCast(url: string, confirm: (email: string) => Promise<void>): Promise<Cast> {
  const papers: Cast['papers'] = []
  let signIn = ''
  for (let made = 0; made < ACCOUNTS; made += 1) {
    const { client, email } = await newTraveller(url)
    const { booked } = await bookTrip(client)
    papers.push({ cookie: client.cookieHeader, booking: booked.body.booking.id })
    signIn = JSON.stringify({ email, password: PASSWORD })
  }
  const { client, email } = await newTraveller(url)
  await confirm(email)
  for (let made = 0; made < BOOKINGS_OF_ONE; made += 1) await bookTrip(client)
  return { papers, lister: client.cookieHeader, signIn }
}
