import type { MailTexts } from './mail-texts.ts'

export const sk: MailTexts = {
  greeting: 'Dobrý deň, {firstName}!',
  tagline: 'Súkromné transfery po celej Európe',
  why: 'Tento e-mail ste dostali, pretože táto adresa bola uvedená pri účte {brand}.',
  questions: 'Máte otázky? Napíšte na {supportEmail}.',
  linkFallback: 'Ak tlačidlo nefunguje, otvorte túto adresu:',
  labels: {
    booking: 'Váš transfer',
    number: 'Rezervácia',
    from: 'Odkiaľ',
    to: 'Kam',
    pickup: 'Vyzdvihnutie (miestny čas)',
    return: 'Spiatočná cesta (miestny čas)',
    vehicle: 'Vozidlo',
    passengers: 'Počet cestujúcich',
    total: 'Spolu',
    payment: 'Vaša platba',
    paidOn: 'Dátum platby',
    method: 'Spôsob platby',
  },
  methods: {
    card: 'Karta',
    'bank-transfer': 'Bankový prevod',
    test: 'Skúšobná platba, nič nebolo strhnuté',
  },
  priceLines: {
    START: 'Základná sadzba',
    DISTANCE: 'Vzdialenosť',
    CLASS: 'Trieda {vehicle}',
    MINIMUM: 'Minimálna cena',
    RETURN: 'Spiatočná cesta',
    DISCOUNT: 'Zľava',
  },
  cancellation: {
    reasons: {
      traveller: 'Váš transfer je na Vaše želanie zrušený.',
      company: 'Váš transfer sme museli zrušiť. Ospravedlňujeme sa.',
      'account-closed': 'Váš transfer je zrušený, pretože Váš účet bol uzavretý.',
    },
    refund: 'Vraciame Vám {refund}.',
    noRefund: 'Podľa podmienok tejto rezervácie sa platba nevracia.',
  },
  quantities: {
    confirmationHours: { one: '{n} hodinu', few: '{n} hodiny', many: '{n} hodiny', other: '{n} hodín' },
    resetMinutes: { one: '{n} minútu', few: '{n} minúty', many: '{n} minúty', other: '{n} minút' },
    driverMinutes: { one: '{n} minútu', few: '{n} minúty', many: '{n} minúty', other: '{n} minút' },
    inactiveMonths: { one: '{n} mesiac', few: '{n} mesiace', many: '{n} mesiaca', other: '{n} mesiacov' },
    keptDays: { one: '{n} deň', few: '{n} dni', many: '{n} dňa', other: '{n} dní' },
  },
  letters: {
    'confirm-email': {
      subject: 'Potvrďte svoju e-mailovú adresu',
      lead: 'Víta Vás {brand}. Potvrďte, prosím, že táto adresa patrí Vám, aby sa k Vám dostali údaje o rezerváciách.',
      action: 'Potvrdiť adresu',
      note: 'Odkaz platí {confirmationHours}. Ak registrácia nepochádza od Vás, môžete tento e-mail ignorovať.',
    },
    'confirm-new-email': {
      subject: 'Potvrďte svoju novú e-mailovú adresu',
      lead: 'Váš účet {brand} má odteraz používať adresu {newEmail}. Potvrďte, prosím, že táto adresa patrí Vám.',
      action: 'Potvrdiť novú adresu',
      note: 'Odkaz platí {confirmationHours}. Kým adresu nepotvrdíte, nič sa nezmení. Ak žiadosť nepochádza od Vás, môžete tento e-mail ignorovať.',
    },
    'email-change-asked': {
      subject: 'Nová adresa pre Váš účet?',
      lead: 'Dostali sme žiadosť o zmenu e-mailovej adresy Vášho účtu {brand} na {newEmail}. Zmení sa hneď, ako bude nová adresa potvrdená.',
      advice:
        'Ak žiadosť pochádza od Vás, nemusíte nič robiť. Ak nie, obnovte si heslo: tým sa odhlásia všetky zariadenia a zmena sa zruší.',
      action: 'Obnoviť heslo',
    },
    'email-changed': {
      subject: 'Vaša e-mailová adresa bola zmenená',
      lead: 'Váš účet {brand} teraz používa adresu {newEmail}. Na túto adresu Vám o ňom píšeme naposledy.',
      advice: 'Ak zmena nepochádza od Vás, ihneď napíšte na {supportEmail}.',
      action: 'Získať pomoc',
    },
    'reset-password': {
      subject: 'Obnovte si heslo',
      lead: 'Dostali sme žiadosť o nové heslo k Vášmu účtu {brand}.',
      action: 'Zvoliť nové heslo',
      note: 'Odkaz možno použiť raz a platí {resetMinutes}. Ak žiadosť nepochádza od Vás, môžete tento e-mail ignorovať: heslo zostane rovnaké.',
    },
    'password-changed': {
      subject: 'Vaše heslo bolo zmenené',
      lead: 'Heslo k Vášmu účtu {brand} bolo práve zmenené.',
      advice: 'Ak zmena pochádza od Vás, nemusíte nič robiť. Ak nie, ihneď si heslo obnovte.',
      action: 'Obnoviť heslo',
    },
    'booking-received': {
      subject: 'Rezervácia {number}: zostáva jeden krok',
      lead: 'Vašu rezerváciu máme. Potvrdená bude hneď, ako príde platba.',
      action: 'Zaplatiť rezerváciu',
    },
    'booking-paid': {
      subject: 'Rezervácia {number} je potvrdená',
      lead: 'Vaša platba prišla a transfer je potvrdený.',
      action: 'Zobraziť rezerváciu',
      note: 'Údaje o vodičovi Vám pošleme približne {driverMinutes} pred vyzdvihnutím.',
    },
    receipt: {
      subject: 'Doklad o platbe za rezerváciu {number}',
      lead: 'Ďakujeme. Dňa {paidOn} sme za Váš transfer prijali {total}.',
      action: 'Zobraziť rezerváciu',
    },
    'booking-cancelled': { subject: 'Rezervácia {number} je zrušená', action: 'Zobraziť rezerváciu' },
    'payment-failed': {
      subject: 'Rezervácia {number}: platba sa nepodarila',
      lead: 'Vaša platba bola zamietnutá a nič nebolo strhnuté. Rezervácia na Vás čaká; môžete to skúsiť znova.',
      action: 'Zaplatiť znova',
    },
    'closing-warning': {
      subject: 'Váš účet bude {closesOn} uzavretý',
      lead: 'Uzatvárame účty, ktoré sú {inactiveMonths} bez rezervácie. Váš bude uzavretý {closesOn}.',
      advice: 'Ak si ho chcete ponechať, rezervujte si transfer alebo sa prihláste a zvoľte jeho ponechanie.',
      action: 'Ponechať účet',
    },
    'account-closed': {
      subject: 'Váš účet je uzavretý',
      lead: 'Váš účet {brand} bol uzavretý. Uchováme ho ešte {keptDays} pre prípad, že si to rozmyslíte.',
      advice:
        'Ak ho chcete znova otvoriť, obnovte si heslo najneskôr {erasedOn}. Po tomto dni bude účet vymazaný a nebude sa dať obnoviť.',
      action: 'Obnoviť heslo',
    },
    'account-deleted': {
      subject: 'Váš účet je zmazaný',
      lead: 'Váš účet {brand} bol zmazaný a nikto sa doň už nemôže prihlásiť.',
      note: 'Toto je posledný e-mail, ktorý sa ho týka. Ďakujeme za spoločné cesty.',
    },
    'account-blocked': {
      subject: 'Váš účet je zablokovaný',
      lead: 'Váš účet {brand} bol zablokovaný. Zatiaľ sa nemôžete prihlásiť ani rezervovať.',
      advice: 'Napíšte, prosím, na {supportEmail}, aby sme to mohli vyriešiť.',
    },
  },
}
