import type { AccountExport } from './export.ts'

type ExportedBooking = AccountExport['bookings'][number]

/** The words of the readable export, by language; English for those we do not write yet. */
export interface ExportTexts {
  title: string
  intro: string
  yes: string
  no: string
  none: string
  sections: Record<
    'profile' | 'preferences' | 'bookings' | 'payments' | 'events' | 'balance' | 'sessions' | 'requests',
    string
  >
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
    | 'usedAt'
    | 'travelNumber'
    | 'nameBoard'
    | 'extras'
    | 'accessLevel'
    | 'method'
    | 'prepayment'
    | 'paid'
    | 'outstanding'
    | 'dueToCarrier'
    | 'refunded'
    | 'lines',
    string
  >
  /** What the export for programs says in codes. */
  statuses: Record<ExportedBooking['booking']['status'], string>
  paymentStatuses: Record<ExportedBooking['booking']['paymentStatus'], string>
  attempts: Record<ExportedBooking['payments'][number]['status'], string>
  purposes: Record<AccountExport['requests'][number]['purpose'], string>
  accessLevels: Record<ExportedBooking['booking']['accessLevel'], string>
  methods: Record<ExportedBooking['booking']['paymentMethod'], string>
  extras: Record<'suitcases' | 'handLuggage' | 'childSeats' | 'meetAndGreet', string>
  events: Record<ExportedBooking['events'][number]['kind'], string>
  actors: Record<ExportedBooking['events'][number]['actor'], string>
  movements: Record<AccountExport['balance']['entries'][number]['kind'], string>
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
    events: 'What happened',
    balance: 'Account balance',
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
    travelNumber: 'Flight or train',
    nameBoard: 'Name board',
    extras: 'Extras',
    accessLevel: 'Access level',
    method: 'Paid by',
    prepayment: 'To be paid ahead',
    paid: 'Paid',
    outstanding: 'Still to be paid ahead',
    dueToCarrier: 'Due to the carrier on the day',
    refunded: 'Given back',
    lines: 'The price is made of',
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
    processing: 'on its way',
    expired: 'left',
  },
  purposes: {
    'confirm-email': 'confirming the address',
    'confirm-new-email': 'confirming a new address',
    'reset-password': 'setting a new password',
  },
  accessLevels: { saver: 'Saver', flexible: 'Flexible' },
  methods: { card: 'card', bank_transfer: 'bank transfer' },
  extras: {
    suitcases: 'large suitcases',
    handLuggage: 'hand luggage',
    childSeats: 'infant carriers / child seats / boosters',
    meetAndGreet: 'meet and greet',
  },
  events: {
    BOOKED: 'booked',
    PAID: 'paid',
    PAYMENT_PROCESSING: 'payment on its way',
    PAYMENT_FAILED: 'payment failed',
    CHANGED: 'changed',
    CANCELLED: 'cancelled',
    STATUS_SET: 'status set',
    REFUNDED: 'money given back',
  },
  actors: { traveller: 'you', administrator: 'our team', gateway: 'payment service', service: 'automatic' },
  movements: {
    REFUND: 'refund',
    CHANGE: 'a change made it cheaper',
    OVERPAYMENT: 'more came in than was asked',
    RELEASE: 'set aside and given back',
    PAYMENT: 'used for a booking',
    CORRECTION: 'correction',
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
    events: 'Co się działo',
    balance: 'Saldo konta',
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
    travelNumber: 'Lot lub pociąg',
    nameBoard: 'Tabliczka',
    extras: 'Dodatki',
    accessLevel: 'Poziom dostępu',
    method: 'Sposób płatności',
    prepayment: 'Do zapłaty z góry',
    paid: 'Zapłacono',
    outstanding: 'Pozostało do zapłaty z góry',
    dueToCarrier: 'Do zapłaty przewoźnikowi w dniu przejazdu',
    refunded: 'Zwrócono',
    lines: 'Na cenę składają się',
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
    processing: 'w drodze',
    expired: 'porzucona',
  },
  purposes: {
    'confirm-email': 'potwierdzenie adresu',
    'confirm-new-email': 'potwierdzenie nowego adresu',
    'reset-password': 'ustawienie nowego hasła',
  },
  accessLevels: { saver: 'Saver', flexible: 'Flexible' },
  methods: { card: 'karta', bank_transfer: 'przelew bankowy' },
  extras: {
    suitcases: 'duże walizki',
    handLuggage: 'bagaż podręczny',
    childSeats: 'nosidełka / foteliki / podkładki',
    meetAndGreet: 'powitanie z tabliczką',
  },
  events: {
    BOOKED: 'rezerwacja',
    PAID: 'zapłata',
    PAYMENT_PROCESSING: 'płatność w drodze',
    PAYMENT_FAILED: 'płatność nieudana',
    CHANGED: 'zmiana',
    CANCELLED: 'anulowanie',
    STATUS_SET: 'zmiana stanu',
    REFUNDED: 'zwrot pieniędzy',
  },
  actors: {
    traveller: 'Ty',
    administrator: 'nasz zespół',
    gateway: 'serwis płatności',
    service: 'automatycznie',
  },
  movements: {
    REFUND: 'zwrot',
    CHANGE: 'zmiana obniżyła cenę',
    OVERPAYMENT: 'wpłynęło więcej, niż było do zapłaty',
    RELEASE: 'odłożone i zwrócone',
    PAYMENT: 'użyte do rezerwacji',
    CORRECTION: 'korekta',
  },
  units: { km: 'kilometry', mi: 'mile' },
  device: '{browser} ({system})',
}

export function exportTexts(language: string): { locale: string; texts: ExportTexts } {
  return language === 'pl' ? { locale: 'pl', texts: pl } : { locale: 'en', texts: en }
}
