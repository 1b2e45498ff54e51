import type { MailTexts } from './mail-texts.ts'

export const cs: MailTexts = {
  greeting: 'Dobrý den, {firstName}!',
  tagline: 'Soukromé transfery po celé Evropě',
  why: 'Tento e-mail dostáváte, protože tato adresa byla uvedena u účtu {brand}.',
  questions: 'Máte dotaz? Napište na {supportEmail}.',
  linkFallback: 'Pokud tlačítko nefunguje, otevřete tuto adresu:',
  labels: {
    booking: 'Váš transfer',
    number: 'Rezervace',
    from: 'Odkud',
    to: 'Kam',
    pickup: 'Vyzvednutí (místní čas)',
    return: 'Zpáteční cesta (místní čas)',
    vehicle: 'Vozidlo',
    passengers: 'Počet cestujících',
    total: 'Celkem',
    payment: 'Vaše platba',
    paidOn: 'Datum platby',
    method: 'Způsob platby',
  },
  methods: {
    card: 'Karta',
    'bank-transfer': 'Bankovní převod',
    test: 'Zkušební platba, nic nebylo strženo',
  },
  priceLines: {
    START: 'Základní sazba',
    DISTANCE: 'Vzdálenost',
    CLASS: 'Třída {vehicle}',
    MINIMUM: 'Minimální cena',
    RETURN: 'Zpáteční cesta',
    DISCOUNT: 'Sleva',
  },
  cancellation: {
    reasons: {
      traveller: 'Váš transfer je na Vaše přání zrušen.',
      company: 'Museli jsme Váš transfer zrušit. Omlouváme se.',
      'account-closed': 'Váš transfer je zrušen, protože byl uzavřen Váš účet.',
    },
    refund: 'Vracíme Vám {refund}.',
    noRefund: 'Podle podmínek této rezervace se platba nevrací.',
  },
  quantities: {
    confirmationHours: { one: '{n} hodinu', few: '{n} hodiny', many: '{n} hodiny', other: '{n} hodin' },
    resetMinutes: { one: '{n} minutu', few: '{n} minuty', many: '{n} minuty', other: '{n} minut' },
    driverMinutes: { one: '{n} minutu', few: '{n} minuty', many: '{n} minuty', other: '{n} minut' },
    inactiveMonths: { one: '{n} měsíc', few: '{n} měsíce', many: '{n} měsíce', other: '{n} měsíců' },
    keptDays: { one: '{n} den', few: '{n} dny', many: '{n} dne', other: '{n} dní' },
  },
  letters: {
    'confirm-email': {
      subject: 'Potvrďte svou e-mailovou adresu',
      lead: 'Vítá Vás {brand}. Potvrďte prosím, že tato adresa patří Vám, aby se k Vám dostaly údaje o rezervacích.',
      action: 'Potvrdit adresu',
      note: 'Odkaz platí {confirmationHours}. Pokud registrace nepochází od Vás, můžete tento e-mail ignorovat.',
    },
    'confirm-new-email': {
      subject: 'Potvrďte svou novou e-mailovou adresu',
      lead: 'Váš účet {brand} má od nynějška používat adresu {newEmail}. Potvrďte prosím, že tato adresa patří Vám.',
      action: 'Potvrdit novou adresu',
      note: 'Odkaz platí {confirmationHours}. Dokud adresu nepotvrdíte, nic se nezmění. Pokud žádost nepochází od Vás, můžete tento e-mail ignorovat.',
    },
    'email-change-asked': {
      subject: 'Nová adresa pro Váš účet?',
      lead: 'Obdrželi jsme žádost, abychom e-mailovou adresu Vašeho účtu {brand} změnili na {newEmail}. Změní se, jakmile bude nová adresa potvrzena.',
      advice:
        'Pokud žádost pochází od Vás, nemusíte nic dělat. Pokud ne, obnovte si heslo: tím se odhlásí všechna zařízení a změna se zruší.',
      action: 'Obnovit heslo',
    },
    'email-changed': {
      subject: 'Vaše e-mailová adresa byla změněna',
      lead: 'Váš účet {brand} nyní používá adresu {newEmail}. Na tuto adresu Vám o něm píšeme naposledy.',
      advice: 'Pokud změna nepochází od Vás, ihned napište na {supportEmail}.',
      action: 'Získat pomoc',
    },
    'reset-password': {
      subject: 'Obnovte si heslo',
      lead: 'Obdrželi jsme žádost o nové heslo k Vašemu účtu {brand}.',
      action: 'Zvolit nové heslo',
      note: 'Odkaz lze použít jednou a platí {resetMinutes}. Pokud žádost nepochází od Vás, můžete tento e-mail ignorovat: heslo zůstane stejné.',
    },
    'password-changed': {
      subject: 'Vaše heslo bylo změněno',
      lead: 'Heslo k Vašemu účtu {brand} bylo právě změněno.',
      advice: 'Pokud změna pochází od Vás, nemusíte nic dělat. Pokud ne, ihned si heslo obnovte.',
      action: 'Obnovit heslo',
    },
    'booking-received': {
      subject: 'Rezervace {number}: zbývá jeden krok',
      lead: 'Vaši rezervaci máme. Potvrzena bude, jakmile dorazí platba.',
      action: 'Zaplatit rezervaci',
    },
    'booking-paid': {
      subject: 'Rezervace {number} je potvrzena',
      lead: 'Vaše platba dorazila a transfer je potvrzen.',
      action: 'Zobrazit rezervaci',
      note: 'Údaje o řidiči Vám pošleme přibližně {driverMinutes} před vyzvednutím.',
    },
    receipt: {
      subject: 'Doklad o platbě za rezervaci {number}',
      lead: 'Děkujeme. Dne {paidOn} jsme za Váš transfer přijali {total}.',
      action: 'Zobrazit rezervaci',
    },
    'booking-cancelled': { subject: 'Rezervace {number} je zrušena', action: 'Zobrazit rezervaci' },
    'payment-failed': {
      subject: 'Rezervace {number}: platba se nezdařila',
      lead: 'Vaše platba byla zamítnuta a nic nebylo strženo. Rezervace na Vás čeká; můžete to zkusit znovu.',
      action: 'Zaplatit znovu',
    },
    'closing-warning': {
      subject: 'Váš účet bude {closesOn} uzavřen',
      lead: 'Uzavíráme účty, které jsou {inactiveMonths} bez rezervace. Váš bude uzavřen {closesOn}.',
      advice:
        'Chcete-li si ho ponechat, zarezervujte si transfer, nebo se přihlaste a zvolte jeho ponechání.',
      action: 'Ponechat účet',
    },
    'account-closed': {
      subject: 'Váš účet je uzavřen',
      lead: 'Váš účet {brand} byl uzavřen. Uchováme ho ještě {keptDays} pro případ, že si to rozmyslíte.',
      advice:
        'Chcete-li ho znovu otevřít, obnovte si heslo nejpozději {erasedOn}. Po tomto dni bude účet vymazán a nepůjde obnovit.',
      action: 'Obnovit heslo',
    },
    'account-deleted': {
      subject: 'Váš účet je smazán',
      lead: 'Váš účet {brand} byl smazán a nikdo se k němu už nemůže přihlásit.',
      note: 'Toto je poslední e-mail, který se ho týká. Děkujeme za společné cesty.',
    },
    'account-blocked': {
      subject: 'Váš účet je zablokován',
      lead: 'Váš účet {brand} byl zablokován. Zatím se nemůžete přihlásit ani rezervovat.',
      advice: 'Napište prosím na {supportEmail}, abychom to mohli vyřešit.',
    },
  },
}
