import { createClient, FiacreError } from '@fiacre/sdk'

/** Prints the price of a transfer. Usage: node quote.ts "Geneva Airport" "Chamonix" */
const [pickupLocation = 'Geneva Airport', destination = 'Chamonix'] = process.argv.slice(2)
const client = createClient({
  baseUrl: process.env['FIACRE_URL'] ?? 'http://127.0.0.1:3000',
  // On a server of yours: the secret key.
  key: process.env['FIACRE_KEY'] ?? 'pk_demo',
})
const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)

try {
  const quote = await client.calculatePrice({
    body: {
      vehicleTypeId: 1,
      pickupLocation,
      destination,
      passengers: 2,
      pickupDate: inThreeDays,
      pickupTime: '10:30',
      promoCode: 'WELCOME10',
    },
  })
  for (const line of quote.lines) console.log(`${line.description}: ${line.amount.toFixed(2)} EUR`)
  console.log(
    `${quote.vehicleType.name}, ${quote.distance} km: ${quote.totalPrice.toFixed(2)} EUR until ${quote.expiresAt}`,
  )
} catch (error) {
  if (!(error instanceof FiacreError)) throw error
  console.error(`${error.code}: ${error.detail}`)
  process.exitCode = 1
}
