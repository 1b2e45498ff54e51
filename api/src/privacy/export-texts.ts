import type { AccountExport } from './export.ts'

type ExportedBooking = AccountExport['bookings'][number]

/** The words of the readable export, by language; English for those we do not write yet. */
export interface ExportTexts {
  title: string
  intro: string
  yes: string
  no: string
  none: string
  sections: Record<'profile' | 'preferences' | 'bookings' | 'payments' | 'sessions' | 'requests', string>
  fields: Record<
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'pendingEmail'
    | 'phone'
    | 'country'
    | 'city'
    | 'address'
    | 'zipCode'
    | 'dateOfBirth'
    | 'emailConfirmed'
    | 'createdAt'
    | 'bookedAt'
    | 'startedAt'
    | 'signedInAt'
    | 'askedAt'
    | 'closesAt'
    | 'language'
    | 'currency'
    | 'distanceUnit'
    | 'status'
    | 'paymentStatus'
    | 'from'
    | 'to'
    | 'pickup'
    | 'return'
    | 'passengers'
    | 'vehicle'
    | 'total'
    | 'notes'
    | 'promoCode'
    | 'attribution'
    | 'payer'
    | 'settledAt'
    | 'device'
    | 'lastSeenAt'
    | 'purpose'
    | 'usedAt',
    string
  >
  /** What the export for programs says in codes. */
  statuses: Record<ExportedBooking['booking']['status'], string>
  paymentStatuses: Record<ExportedBooking['booking']['paymentStatus'], string>
  attempts: Record<ExportedBooking['payments'][number]['status'], string>
  purposes: Record<AccountExport['requests'][number]['purpose'], string>
  units: Record<AccountExport['preferences']['distanceUnit'], string>
  /** A browser, `Firefox`, on a system, `Windows`. */
  device: string
}

const en: ExportTexts = {
  title: 'Your data',
  intro: 'Everything {brand} holds on you, as of {time} (UTC). Passwords and links are kept only as hashes.',
  yes: 'yes',
  no: 'no',
  none: 'none',
  sections: {
    profile: 'Profile',
    preferences: 'Preferences',
    bookings: 'Bookings',
    payments: 'Payments',
    sessions: 'Where you are signed in',
    requests: 'Links you asked for in the last 30 days',
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    pendingEmail: 'New email, not confirmed yet',
    phone: 'Phone',
    country: 'Country',
    city: 'City',
    address: 'Address',
    zipCode: 'ZIP code',
    dateOfBirth: 'Date of birth',
    emailConfirmed: 'Email confirmed',
    createdAt: 'Account since',
    bookedAt: 'Booked',
    startedAt: 'Started',
    signedInAt: 'Signed in',
    askedAt: 'Asked for',
    closesAt: 'Account closes',
    language: 'Language',
    currency: 'Currency',
    distanceUnit: 'Distances in',
    status: 'Status',
    paymentStatus: 'Payment',
    from: 'From',
    to: 'To',
    pickup: 'Pickup (local time)',
    return: 'Return (local time)',
    passengers: 'Passengers',
    vehicle: 'Vehicle',
    total: 'Total',
    notes: 'Special requests',
    promoCode: 'Promo code',
    attribution: 'Where you came from',
    payer: 'Payer',
    settledAt: 'Outcome',
    device: 'Browser',
    lastSeenAt: 'Last used',
    purpose: 'For',
    usedAt: 'Used',
  },
  statuses: {
    pending: 'pending',
    confirmed: 'confirmed',
    'in-progress': 'in progress',
    completed: 'completed',
    cancelled: 'cancelled',
  },
  paymentStatuses: {
    pending: 'not paid yet',
    processing: 'being checked',
    completed: 'paid',
    failed: 'failed',
  },
  attempts: {
    opening: 'being opened',
    open: 'not paid yet',
    paid: 'paid',
    declined: 'declined',
    review: 'being checked',
  },
  purposes: {
    'confirm-email': 'confirming the address',
    'confirm-new-email': 'confirming a new address',
    'reset-password': 'setting a new password',
  },
  units: { km: 'kilometres', mi: 'miles' },
  device: '{browser} on {system}',
}

const pl: ExportTexts = {
  title: 'Twoje dane',
  intro:
    'Wszystko, co {brand} o Tobie przechowuje, stan na {time} (UTC). Hasła i linki trzymamy tylko jako skróty.',
  yes: 'tak',
  no: 'nie',
  none: 'brak',
  sections: {
    profile: 'Profil',
    preferences: 'Ustawienia',
    bookings: 'Rezerwacje',
    payments: 'Płatności',
    sessions: 'Gdzie trwa Twoja sesja',
    requests: 'Linki zamówione w ostatnich 30 dniach',
  },
  fields: {
    firstName: 'Imię',
    lastName: 'Nazwisko',
    email: 'E-mail',
    pendingEmail: 'Nowy e-mail, jeszcze niepotwierdzony',
    phone: 'Telefon',
    country: 'Kraj',
    city: 'Miasto',
    address: 'Adres',
    zipCode: 'Kod pocztowy',
    dateOfBirth: 'Data urodzenia',
    emailConfirmed: 'E-mail potwierdzony',
    createdAt: 'Konto od',
    bookedAt: 'Zarezerwowano',
    startedAt: 'Rozpoczęto',
    signedInAt: 'Zalogowano',
    askedAt: 'Zamówiono',
    closesAt: 'Zamknięcie konta',
    language: 'Język',
    currency: 'Waluta',
    distanceUnit: 'Odległości w',
    status: 'Stan',
    paymentStatus: 'Płatność',
    from: 'Skąd',
    to: 'Dokąd',
    pickup: 'Odbiór (czas lokalny)',
    return: 'Powrót (czas lokalny)',
    passengers: 'Pasażerowie',
    vehicle: 'Pojazd',
    total: 'Razem',
    notes: 'Życzenia',
    promoCode: 'Kod promocyjny',
    attribution: 'Skąd do nas trafiono',
    payer: 'Płatnik',
    settledAt: 'Rozstrzygnięcie',
    device: 'Przeglądarka',
    lastSeenAt: 'Ostatnio używana',
    purpose: 'Do czego',
    usedAt: 'Użyto',
  },
  statuses: {
    pending: 'oczekuje',
    confirmed: 'potwierdzona',
    'in-progress': 'w trakcie',
    completed: 'zakończona',
    cancelled: 'anulowana',
  },
  paymentStatuses: {
    pending: 'jeszcze nieopłacona',
    processing: 'sprawdzana',
    completed: 'opłacona',
    failed: 'nieudana',
  },
  attempts: {
    opening: 'otwierana',
    open: 'jeszcze nieopłacona',
    paid: 'opłacona',
    declined: 'odrzucona',
    review: 'sprawdzana',
  },
  purposes: {
    'confirm-email': 'potwierdzenie adresu',
    'confirm-new-email': 'potwierdzenie nowego adresu',
    'reset-password': 'ustawienie nowego hasła',
  },
  units: { km: 'kilometry', mi: 'mile' },
  device: '{browser} ({system})',
}

export function exportTexts(language: string): { locale: string; texts: ExportTexts } {
  return language === 'pl' ? { locale: 'pl', texts: pl } : { locale: 'en', texts: en }
}
