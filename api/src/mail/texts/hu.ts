import type { MailTexts } from './mail-texts.ts'

// No article stands before a value ("a" or "az" depends on its sound), and no ending is put on one.
export const hu: MailTexts = {
  greeting: 'Kedves {firstName}!',
  tagline: 'Magántranszferek Európa-szerte',
  why: 'Azért kapja ezt a levelet, mert ezt a címet adták meg egy {brand}-fiókhoz.',
  questions: 'Kérdése van? Írjon nekünk: {supportEmail}.',
  linkFallback: 'Ha a gomb nem működik, nyissa meg ezt a címet:',
  labels: {
    booking: 'Az Ön transzfere',
    number: 'Foglalás',
    from: 'Honnan',
    to: 'Hová',
    pickup: 'Indulás (helyi idő)',
    return: 'Visszaút (helyi idő)',
    vehicle: 'Jármű',
    passengers: 'Utasok',
    total: 'Összesen',
    payment: 'Az Ön fizetése',
    paidOn: 'Fizetés napja',
    method: 'Fizetési mód',
  },
  methods: {
    card: 'Kártya',
    'bank-transfer': 'Banki átutalás',
    test: 'Tesztfizetés, valódi terhelés nélkül',
  },
  priceLines: {
    START: 'Alapdíj',
    DISTANCE: 'Távolság',
    CLASS: '{vehicle} kategória',
    MINIMUM: 'Minimáldíj',
    RETURN: 'Visszaút',
    DISCOUNT: 'Kedvezmény',
  },
  cancellation: {
    reasons: {
      traveller: 'Transzferét kérésére lemondtuk.',
      company: 'Sajnos le kellett mondanunk a transzferét. Elnézést kérünk.',
      'account-closed': 'Transzferét lemondtuk, mert a fiókját lezártuk.',
    },
    refund: 'Visszatérítünk Önnek {refund} összeget.',
    noRefund: 'A foglalás feltételei szerint visszatérítés nem jár.',
  },
  quantities: {
    confirmationHours: { one: '{n} óráig', other: '{n} óráig' },
    resetMinutes: { one: '{n} percig', other: '{n} percig' },
    driverMinutes: { one: '{n} perccel', other: '{n} perccel' },
    inactiveMonths: { one: '{n} hónapja', other: '{n} hónapja' },
    keptDays: { one: '{n} napig', other: '{n} napig' },
  },
  letters: {
    'confirm-email': {
      subject: 'Erősítse meg e-mail-címét',
      lead: 'Köszönjük, hogy {brand}-fiókot hozott létre. Kérjük, erősítse meg, hogy ez a cím az Öné, hogy megkapja foglalásai adatait.',
      action: 'Megerősítem a címemet',
      note: 'A link {confirmationHours} érvényes. Ha nem Ön regisztrált, hagyja figyelmen kívül ezt a levelet.',
    },
    'confirm-new-email': {
      subject: 'Erősítse meg új e-mail-címét',
      lead: 'Az Ön {brand}-fiókjának új címe {newEmail} lesz. Kérjük, erősítse meg, hogy ez a cím az Öné.',
      action: 'Megerősítem az új címet',
      note: 'A link {confirmationHours} érvényes. Amíg meg nem erősíti a címet, semmi sem változik. Ha nem Ön kérte, hagyja figyelmen kívül ezt a levelet.',
    },
    'email-change-asked': {
      subject: 'Új cím a fiókjához?',
      lead: 'Kérést kaptunk, hogy az Ön {brand}-fiókjának e-mail-címe ez legyen: {newEmail}. A cím akkor változik meg, amikor megerősítik.',
      advice:
        'Ha Ön kérte, nincs teendője. Ha nem, állítsa vissza jelszavát: ez minden eszközt kijelentkeztet, és a módosítást is törli.',
      action: 'Jelszó visszaállítása',
    },
    'email-changed': {
      subject: 'Megváltozott az e-mail-címe',
      lead: 'Az Ön {brand}-fiókjának címe mostantól {newEmail}. A fiókról erre a címre többet nem írunk.',
      advice: 'Ha nem Ön változtatta meg, azonnal írjon nekünk: {supportEmail}.',
      action: 'Segítséget kérek',
    },
    'reset-password': {
      subject: 'Állítsa vissza jelszavát',
      lead: 'Új jelszót kértek az Ön {brand}-fiókjához.',
      action: 'Új jelszót adok meg',
      note: 'A link egyszer használható, és {resetMinutes} érvényes. Ha nem Ön kérte, hagyja figyelmen kívül ezt a levelet: jelszava nem változik.',
    },
    'password-changed': {
      subject: 'Megváltozott a jelszava',
      lead: 'Az Ön {brand}-fiókjának jelszava az imént megváltozott.',
      advice: 'Ha Ön változtatta meg, nincs teendője. Ha nem, azonnal állítsa vissza jelszavát.',
      action: 'Jelszó visszaállítása',
    },
    'booking-received': {
      subject: 'Foglalás ({number}): már csak egy lépés',
      lead: 'Foglalását megkaptuk. Amint a fizetés beérkezik, visszaigazoljuk.',
      action: 'Kifizetem a foglalást',
    },
    'booking-paid': {
      subject: 'Foglalása visszaigazolva: {number}',
      lead: 'Fizetése megérkezett, transzferét visszaigazoltuk.',
      action: 'Foglalás megtekintése',
      note: 'A sofőr adatait körülbelül {driverMinutes} az indulás előtt küldjük el.',
    },
    receipt: {
      subject: 'Fizetési bizonylat a foglaláshoz: {number}',
      lead: 'Köszönjük. {paidOn} napján {total} összeget kaptunk a transzferéért.',
      action: 'Foglalás megtekintése',
    },
    'booking-cancelled': { subject: 'Foglalása lemondva: {number}', action: 'Foglalás megtekintése' },
    'payment-failed': {
      subject: 'Foglalás ({number}): a fizetés nem sikerült',
      lead: 'Fizetését elutasították, terhelés nem történt. Foglalása várja Önt; próbálja meg újra.',
      action: 'Újra megpróbálom',
    },
    'closing-warning': {
      subject: 'Fiókját {closesOn} napján lezárjuk',
      lead: 'Lezárjuk azokat a fiókokat, amelyekkel {inactiveMonths} nem történt foglalás. Az Önét {closesOn} napján zárjuk le.',
      advice:
        'Ha meg szeretné tartani, foglaljon egy transzfert, vagy jelentkezzen be, és válassza a megtartását.',
      action: 'Megtartom a fiókomat',
    },
    'account-closed': {
      subject: 'Fiókját lezártuk',
      lead: 'Az Ön {brand}-fiókját lezártuk. Még {keptDays} megőrizzük, arra az esetre, ha meggondolná magát.',
      advice:
        'Ha újra meg szeretné nyitni, legkésőbb {erasedOn} napján állítsa vissza jelszavát. E nap után a fiókot véglegesen töröljük, és többé nem állítható helyre.',
      action: 'Jelszó visszaállítása',
    },
    'account-deleted': {
      subject: 'Fiókját töröltük',
      lead: 'Az Ön {brand}-fiókját töröltük, és többé senki sem tud bejelentkezni vele.',
      note: 'Ez az utolsó levelünk róla. Köszönjük, hogy velünk utazott.',
    },
    'account-blocked': {
      subject: 'Fiókját letiltottuk',
      lead: 'Az Ön {brand}-fiókját letiltottuk. Egyelőre nem tud bejelentkezni és foglalni.',
      advice: 'Kérjük, írjon nekünk, hogy rendezhessük: {supportEmail}.',
    },
  },
}
