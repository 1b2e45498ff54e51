import type { Mail } from './mail-templates.ts'

export type MailLanguage = 'en' | 'pl'

interface Texts {
  greeting: string
  closing: string
  labels: Record<'number' | 'from' | 'to' | 'pickup' | 'return' | 'vehicle' | 'passengers' | 'total', string>
}

type MailTexts = Record<Mail['kind'], { subject: string; paragraphs: string[]; action: string }>

/** The words of every mail, by language. Names in braces are filled in. */
export const mailMessages: Record<MailLanguage, Texts & MailTexts> = {
  en: {
    greeting: 'Hello {firstName},',
    closing: 'Questions? Write to {supportEmail}; we answer within 24 hours.\n{brand}',
    labels: {
      number: 'Booking',
      from: 'From',
      to: 'To',
      pickup: 'Pickup (local time)',
      return: 'Return (local time)',
      vehicle: 'Vehicle',
      passengers: 'Passengers',
      total: 'Total',
    },
    'confirm-email': {
      subject: 'Confirm your e-mail address',
      paragraphs: [
        'Welcome to {brand}. Please confirm that this address is yours, so that booking details reach you.',
        'The link works for 24 hours. If you did not register, you can ignore this mail.',
      ],
      action: 'Confirm my address',
    },
    'booking-received': {
      subject: 'Booking {number}: one step left',
      paragraphs: ['We have your booking. It is confirmed as soon as the payment arrives.'],
      action: 'Pay for the booking',
    },
    'booking-paid': {
      subject: 'Booking {number} is confirmed',
      paragraphs: [
        'Your payment has arrived and your transfer is confirmed.',
        'We send the driver’s details about 30 minutes before pickup.',
      ],
      action: 'See the booking',
    },
    'payment-failed': {
      subject: 'Booking {number}: the payment did not go through',
      paragraphs: [
        'Your payment was declined, and nothing was charged. Your booking waits for you; you can try again.',
      ],
      action: 'Retry the payment',
    },
  },
  pl: {
    greeting: 'Dzień dobry {firstName},',
    closing: 'Pytania? Napisz na {supportEmail}; odpowiadamy w ciągu 24 godzin.\n{brand}',
    labels: {
      number: 'Rezerwacja',
      from: 'Skąd',
      to: 'Dokąd',
      pickup: 'Odbiór (czas lokalny)',
      return: 'Powrót (czas lokalny)',
      vehicle: 'Pojazd',
      passengers: 'Pasażerowie',
      total: 'Razem',
    },
    'confirm-email': {
      subject: 'Potwierdź swój adres e-mail',
      paragraphs: [
        'Witamy w {brand}. Potwierdź, że ten adres należy do Ciebie, aby dotarły do Ciebie szczegóły rezerwacji.',
        'Link działa przez 24 godziny. Jeśli to nie Ty się zarejestrowałeś, zignoruj tę wiadomość.',
      ],
      action: 'Potwierdź adres',
    },
    'booking-received': {
      subject: 'Rezerwacja {number}: został jeden krok',
      paragraphs: ['Mamy Twoją rezerwację. Zostanie potwierdzona, gdy tylko dotrze płatność.'],
      action: 'Zapłać za rezerwację',
    },
    'booking-paid': {
      subject: 'Rezerwacja {number} jest potwierdzona',
      paragraphs: [
        'Twoja płatność dotarła, a przejazd jest potwierdzony.',
        'Dane kierowcy wyślemy około 30 minut przed odbiorem.',
      ],
      action: 'Zobacz rezerwację',
    },
    'payment-failed': {
      subject: 'Rezerwacja {number}: płatność nie powiodła się',
      paragraphs: [
        'Płatność została odrzucona i nic nie pobraliśmy. Rezerwacja czeka; możesz spróbować ponownie.',
      ],
      action: 'Ponów płatność',
    },
  },
}
