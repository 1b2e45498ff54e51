import type { MailTexts } from './mail-texts.ts'

export const en: MailTexts = {
  greeting: 'Hello {firstName},',
  tagline: 'Private transfers across Europe',
  why: 'You get this mail because this address was given for an account with {brand}.',
  questions: 'Questions? Write to {supportEmail}.',
  linkFallback: 'If the button does nothing, open this address:',
  labels: {
    booking: 'Your transfer',
    number: 'Booking',
    from: 'From',
    to: 'To',
    pickup: 'Pickup (local time)',
    return: 'Return (local time)',
    vehicle: 'Vehicle',
    passengers: 'Passengers',
    total: 'Total',
    payment: 'Your payment',
    paidOn: 'Paid on',
    method: 'Paid by',
  },
  methods: { card: 'Card', 'bank-transfer': 'Bank transfer', test: 'Test payment, no money moved' },
  priceLines: {
    START: 'Starting price',
    DISTANCE: 'Distance',
    CLASS: '{vehicle} class',
    MINIMUM: 'Minimum fare',
    RETURN: 'Way back',
    DISCOUNT: 'Discount',
  },
  cancellation: {
    reasons: {
      traveller: 'Your transfer is cancelled, as you asked.',
      company: 'We had to cancel your transfer. We are sorry.',
      'account-closed': 'Your transfer is cancelled because your account was closed.',
    },
    refund: 'You get {refund} back.',
    noRefund: 'Under the terms of this booking there is no refund.',
  },
  quantities: {
    confirmationHours: { one: '{n} hour', other: '{n} hours' },
    resetMinutes: { one: '{n} minute', other: '{n} minutes' },
    driverMinutes: { one: '{n} minute', other: '{n} minutes' },
    inactiveMonths: { one: '{n} month', other: '{n} months' },
    keptDays: { one: '{n} day', other: '{n} days' },
  },
  letters: {
    'confirm-email': {
      subject: 'Confirm your e-mail address',
      lead: 'Welcome to {brand}. Please confirm that this address is yours, so that booking details reach you.',
      action: 'Confirm my address',
      note: 'The link works for {confirmationHours}. If you did not register, you can ignore this mail.',
    },
    'confirm-new-email': {
      subject: 'Confirm your new e-mail address',
      lead: 'Your {brand} account is to use {newEmail} from now on. Please confirm that this address is yours.',
      action: 'Confirm the new address',
      note: 'The link works for {confirmationHours}. Until you confirm, nothing changes. If you did not ask for this, you can ignore this mail.',
    },
    'email-change-asked': {
      subject: 'A new address for your account?',
      lead: 'We were asked to change the e-mail address of your {brand} account to {newEmail}. It changes as soon as that address is confirmed.',
      advice:
        'If it was you, there is nothing to do here. If it was not, reset your password: that signs out every device and cancels the change.',
      action: 'Reset my password',
    },
    'email-changed': {
      subject: 'Your e-mail address was changed',
      lead: 'Your {brand} account now uses {newEmail}. This is the last mail about it to this address.',
      advice: 'If it was not you, write to {supportEmail} at once.',
      action: 'Get help',
    },
    'reset-password': {
      subject: 'Reset your password',
      lead: 'We were asked for a new password for your {brand} account.',
      action: 'Choose a new password',
      note: 'The link works once, for {resetMinutes}. If you did not ask for it, you can ignore this mail: your password stays as it is.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      lead: 'The password of your {brand} account has just been changed.',
      advice: 'If it was you, there is nothing to do. If it was not, reset your password at once.',
      action: 'Reset my password',
    },
    'booking-received': {
      subject: 'Booking {number}: one step left',
      lead: 'We have your booking. It is confirmed as soon as the payment arrives.',
      action: 'Pay for the booking',
    },
    'booking-paid': {
      subject: 'Booking {number} is confirmed',
      lead: 'Your payment has arrived and your transfer is confirmed.',
      action: 'See the booking',
      note: 'We send the driver’s details about {driverMinutes} before pickup.',
    },
    receipt: {
      subject: 'Receipt for booking {number}',
      lead: 'Thank you. We received {total} for your transfer on {paidOn}.',
      action: 'See the booking',
    },
    'booking-cancelled': { subject: 'Booking {number} is cancelled', action: 'See the booking' },
    'payment-failed': {
      subject: 'Booking {number}: the payment did not go through',
      lead: 'Your payment was declined, and nothing was charged. Your booking waits for you; you can try again.',
      action: 'Retry the payment',
    },
    'closing-warning': {
      subject: 'Your account closes on {closesOn}',
      lead: 'We close accounts that have had no booking for {inactiveMonths}. Yours closes on {closesOn}.',
      advice: 'To keep it, book a transfer, or sign in and choose to keep it.',
      action: 'Keep my account',
    },
    'account-closed': {
      subject: 'Your account is closed',
      lead: 'Your {brand} account has been closed. We keep it for {keptDays}, in case you change your mind.',
      advice:
        'To open it again, reset your password by {erasedOn}. After that day it is erased and cannot be brought back.',
      action: 'Reset my password',
    },
    'account-deleted': {
      subject: 'Your account is deleted',
      lead: 'Your {brand} account has been deleted, and nobody can sign in to it any more.',
      note: 'This is the last mail about it. Thank you for having travelled with us.',
    },
    'account-blocked': {
      subject: 'Your account is blocked',
      lead: 'Your {brand} account has been blocked. For now you cannot sign in or book.',
      advice: 'Please write to {supportEmail}, so that we can sort it out.',
    },
  },
}
