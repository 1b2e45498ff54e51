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
    | 'closesAt'
    | 'language'
    | 'currency'
    | 'distanceUnit'
    | 'number'
    | 'status'
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
    createdAt: 'Since',
    closesAt: 'Closes',
    language: 'Language',
    currency: 'Currency',
    distanceUnit: 'Distances in',
    number: 'Booking',
    status: 'Status',
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
    sessions: 'Gdzie jesteś zalogowany(-a)',
    requests: 'Linki, o które prosiłeś(-aś) w ostatnich 30 dniach',
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
    createdAt: 'Od',
    closesAt: 'Zostanie zamknięte',
    language: 'Język',
    currency: 'Waluta',
    distanceUnit: 'Odległości w',
    number: 'Rezerwacja',
    status: 'Stan',
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
    usedAt: 'Użyty',
  },
}

export function exportTexts(language: string): { locale: string; texts: ExportTexts } {
  return language === 'pl' ? { locale: 'pl', texts: pl } : { locale: 'en', texts: en }
}
