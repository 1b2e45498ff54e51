import type { BookingSummary, Mail, MailKind, Receipt } from './mail-templates.ts'

const booking: BookingSummary = {
  bookingNumber: 'FC-7K2M9P',
  pickupLocation: 'Geneva Airport (GVA)',
  destination: 'Chamonix-Mont-Blanc, France',
  pickupLocalTime: '2031-02-03 14:30',
  returnLocalTime: '2031-02-10 09:15',
  vehicle: 'Van',
  passengers: 6,
  totalCents: 49_380,
}

const receipt: Receipt = {
  paidOn: '2031-01-28',
  method: 'card',
  lines: [
    { label: 'START', amountCents: 500 },
    { label: 'DISTANCE', amountCents: 18_993 },
    { label: 'CLASS', amountCents: 7_940 },
    { label: 'RETURN', amountCents: 27_433 },
    { label: 'DISCOUNT', amountCents: -5_486 },
  ],
  totalCents: 49_380,
}

/** A mail of every kind, for the previews and the tests. @param origin where its links lead */
export function mailSamples(origin: string): { [Kind in MailKind]: Extract<Mail, { kind: Kind }> } {
  const firstName = 'Ada'
  const newEmail = 'ada.new@example.com'
  const toBooking = { firstName, booking, link: `${origin}/dashboard?booking=1&from=mail` }
  const toPayment = { firstName, booking, link: `${origin}/payment?booking=1&from=mail` }
  const toPassword = { firstName, link: `${origin}/forgot-password` }
  const secret = { firstName, link: `${origin}/preview?token=0123456789abcdefghijklmnopqrstuvwxyzABCDEFG` }
  return {
    'confirm-email': { kind: 'confirm-email', ...secret },
    'confirm-new-email': { kind: 'confirm-new-email', newEmail, ...secret },
    'email-change-asked': { kind: 'email-change-asked', newEmail, ...toPassword },
    'email-changed': { kind: 'email-changed', newEmail, firstName, link: `${origin}/help` },
    'reset-password': { kind: 'reset-password', ...secret },
    'password-changed': { kind: 'password-changed', ...toPassword },
    'booking-received': { kind: 'booking-received', ...toPayment },
    'booking-paid': { kind: 'booking-paid', ...toBooking },
    receipt: { kind: 'receipt', receipt, ...toBooking },
    'booking-cancelled': {
      kind: 'booking-cancelled',
      reason: 'traveller',
      refundCents: 49_380,
      ...toBooking,
    },
    'payment-failed': { kind: 'payment-failed', ...toPayment },
    'closing-warning': {
      kind: 'closing-warning',
      firstName,
      closesOn: '2031-03-01',
      link: `${origin}/dashboard`,
    },
    'account-closed': { kind: 'account-closed', erasedOn: '2031-03-31', ...toPassword },
    'account-deleted': { kind: 'account-deleted', firstName },
    'account-blocked': { kind: 'account-blocked', firstName },
  }
}
