import type { MailTexts } from './mail-texts.ts'

export const pl: MailTexts = {
  greeting: 'Dzień dobry {firstName},',
  tagline: 'Prywatne przejazdy po Europie',
  why: 'Piszemy, ponieważ ten adres podano przy zakładaniu konta w {brand}.',
  questions: 'Pytania? Napisz na {supportEmail}.',
  linkFallback: 'Jeśli przycisk nie działa, otwórz ten adres:',
  labels: {
    booking: 'Twój przejazd',
    number: 'Rezerwacja',
    from: 'Skąd',
    to: 'Dokąd',
    pickup: 'Odbiór (czas lokalny)',
    return: 'Powrót (czas lokalny)',
    vehicle: 'Pojazd',
    passengers: 'Pasażerowie',
    total: 'Razem',
    payment: 'Twoja płatność',
    paidOn: 'Data płatności',
    method: 'Sposób płatności',
  },
  methods: {
    card: 'Karta',
    'bank-transfer': 'Przelew bankowy',
    test: 'Płatność testowa, bez pobrania pieniędzy',
  },
  priceLines: {
    START: 'Opłata początkowa',
    DISTANCE: 'Odległość',
    CLASS: 'Klasa {vehicle}',
    MINIMUM: 'Opłata minimalna',
    RETURN: 'Droga powrotna',
    DISCOUNT: 'Zniżka',
  },
  cancellation: {
    reasons: {
      traveller: 'Twój przejazd został anulowany na Twoją prośbę.',
      company: 'Musieliśmy anulować Twój przejazd. Przepraszamy.',
      'account-closed': 'Twój przejazd został anulowany, ponieważ Twoje konto zostało zamknięte.',
    },
    refund: 'Otrzymasz zwrot {refund}.',
    noRefund: 'Zgodnie z warunkami tej rezerwacji zwrot nie przysługuje.',
  },
  quantities: {
    confirmationHours: { one: '{n} godzinę', few: '{n} godziny', many: '{n} godzin', other: '{n} godziny' },
    resetMinutes: { one: '{n} minutę', few: '{n} minuty', many: '{n} minut', other: '{n} minuty' },
    driverMinutes: { one: '{n} minutę', few: '{n} minuty', many: '{n} minut', other: '{n} minuty' },
    inactiveMonths: { one: '{n} miesiąc', few: '{n} miesiące', many: '{n} miesięcy', other: '{n} miesiąca' },
    keptDays: { one: '{n} dzień', few: '{n} dni', many: '{n} dni', other: '{n} dnia' },
  },
  letters: {
    'confirm-email': {
      subject: 'Potwierdź swój adres e-mail',
      lead: 'Witamy w {brand}. Potwierdź, że ten adres należy do Ciebie, aby dotarły do Ciebie szczegóły rezerwacji.',
      action: 'Potwierdź adres',
      note: 'Link działa przez {confirmationHours}. Jeśli to nie Ty zakładasz konto, zignoruj tę wiadomość.',
    },
    'confirm-new-email': {
      subject: 'Potwierdź nowy adres e-mail',
      lead: 'Twoje konto w {brand} ma odtąd używać adresu {newEmail}. Potwierdź, że ten adres należy do Ciebie.',
      action: 'Potwierdź nowy adres',
      note: 'Link działa przez {confirmationHours}. Do czasu potwierdzenia nic się nie zmieni. Jeśli to nie Twoja prośba, zignoruj tę wiadomość.',
    },
    'email-change-asked': {
      subject: 'Nowy adres dla Twojego konta?',
      lead: 'Otrzymaliśmy prośbę o zmianę adresu e-mail Twojego konta w {brand} na {newEmail}. Zmiana nastąpi, gdy tylko tamten adres zostanie potwierdzony.',
      advice:
        'Jeśli to Twoja prośba, nie musisz nic robić. Jeśli nie, zresetuj hasło: wyloguje to wszystkie urządzenia i anuluje zmianę.',
      action: 'Zresetuj hasło',
    },
    'email-changed': {
      subject: 'Twój adres e-mail został zmieniony',
      lead: 'Twoje konto w {brand} używa teraz adresu {newEmail}. To ostatnia wiadomość o nim na ten adres.',
      advice: 'Jeśli to nie Ty, napisz od razu na {supportEmail}.',
      action: 'Uzyskaj pomoc',
    },
    'reset-password': {
      subject: 'Zresetuj hasło',
      lead: 'Otrzymaliśmy prośbę o nowe hasło do Twojego konta w {brand}.',
      action: 'Ustaw nowe hasło',
      note: 'Link działa jeden raz, przez {resetMinutes}. Jeśli to nie Twoja prośba, zignoruj tę wiadomość: hasło się nie zmieni.',
    },
    'password-changed': {
      subject: 'Twoje hasło zostało zmienione',
      lead: 'Hasło do Twojego konta w {brand} właśnie zostało zmienione.',
      advice: 'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu zresetuj hasło.',
      action: 'Zresetuj hasło',
    },
    'booking-received': {
      subject: 'Rezerwacja {number}: został jeden krok',
      lead: 'Mamy Twoją rezerwację. Zostanie potwierdzona, gdy tylko dotrze płatność.',
      action: 'Zapłać za rezerwację',
    },
    'booking-paid': {
      subject: 'Rezerwacja {number} jest potwierdzona',
      lead: 'Twoja płatność dotarła, a przejazd jest potwierdzony.',
      action: 'Zobacz rezerwację',
      note: 'Dane kierowcy wyślemy na około {driverMinutes} przed odbiorem.',
    },
    receipt: {
      subject: 'Pokwitowanie za rezerwację {number}',
      lead: 'Dziękujemy. Kwota {total} za Twój przejazd dotarła do nas {paidOn}.',
      action: 'Zobacz rezerwację',
    },
    'booking-cancelled': {
      subject: 'Rezerwacja {number} jest anulowana',
      action: 'Zobacz rezerwację',
    },
    'payment-failed': {
      subject: 'Rezerwacja {number}: płatność nie powiodła się',
      lead: 'Płatność została odrzucona i nic nie pobraliśmy. Rezerwacja czeka; możesz spróbować ponownie.',
      action: 'Ponów płatność',
    },
    'closing-warning': {
      subject: 'Twoje konto zostanie zamknięte {closesOn}',
      lead: 'Zamykamy konta bez rezerwacji przez {inactiveMonths}. Twoje zostanie zamknięte {closesOn}.',
      advice: 'Aby je zachować, zarezerwuj przejazd albo zaloguj się i wybierz zachowanie konta.',
      action: 'Zachowaj konto',
    },
    'account-closed': {
      subject: 'Twoje konto jest zamknięte',
      lead: 'Twoje konto w {brand} zostało zamknięte. Przechowamy je jeszcze przez {keptDays}, na wypadek zmiany zdania.',
      advice:
        'Aby je ponownie otworzyć, zresetuj hasło najpóźniej {erasedOn}. Po tym dniu konto zostanie usunięte i nie da się go przywrócić.',
      action: 'Zresetuj hasło',
    },
    'account-deleted': {
      subject: 'Twoje konto jest usunięte',
      lead: 'Twoje konto w {brand} zostało usunięte i nikt nie może się już na nie zalogować.',
      note: 'To ostatnia wiadomość w tej sprawie. Dziękujemy za wspólne podróże.',
    },
    'account-blocked': {
      subject: 'Twoje konto jest zablokowane',
      lead: 'Twoje konto w {brand} zostało zablokowane. Na razie nie możesz się zalogować ani rezerwować.',
      advice: 'Napisz na {supportEmail}, a wspólnie to wyjaśnimy.',
    },
  },
}
