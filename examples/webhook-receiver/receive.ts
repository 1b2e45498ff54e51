import { createReceiver } from './receiver.ts'

/** Prints what happens to the bookings that came from you. Usage: FIACRE_WEBHOOK_SECRET=whsec_… node receive.ts */
const secret = process.env['FIACRE_WEBHOOK_SECRET']
const port = Number(process.env['PORT'] ?? 4003)

if (secret) {
  const receiver = createReceiver(secret.split(' '), (event) => {
    const about = event.type === 'ping' ? event.data.endpointId : event.data.bookingNumber
    console.log(`${event.timestamp} ${event.type} ${about}`)
  })
  receiver.listen(port, '127.0.0.1', () => console.log(`Webhooks are taken at http://127.0.0.1:${port}/`))
} else {
  console.error('Set FIACRE_WEBHOOK_SECRET to what "partners webhooks add" has shown.')
  process.exitCode = 1
}
