import type { MailTexts } from './mail-texts.ts'

export const lt: MailTexts = {
  greeting: 'Laba diena, {firstName}!',
  tagline: 'Privatūs pervežimai visoje Europoje',
  why: 'Gaunate šį laišką, nes šis adresas buvo nurodytas „{brand}“ paskyrai.',
  questions: 'Turite klausimų? Rašykite adresu {supportEmail}.',
  linkFallback: 'Jei mygtukas neveikia, atverkite šį adresą:',
  labels: {
    booking: 'Jūsų kelionė',
    number: 'Užsakymas',
    from: 'Iš kur',
    to: 'Į kur',
    pickup: 'Paėmimas (vietos laiku)',
    return: 'Kelionė atgal (vietos laiku)',
    vehicle: 'Transporto priemonė',
    passengers: 'Keleiviai',
    total: 'Iš viso',
    payment: 'Jūsų mokėjimas',
    paidOn: 'Mokėjimo data',
    method: 'Mokėjimo būdas',
  },
  methods: {
    card: 'Kortelė',
    'bank-transfer': 'Banko pavedimas',
    test: 'Bandomasis mokėjimas, pinigai nenuskaityti',
  },
  priceLines: {
    START: 'Pradinė kaina',
    DISTANCE: 'Atstumas',
    CLASS: 'Klasė „{vehicle}“',
    MINIMUM: 'Mažiausia kaina',
    RETURN: 'Kelionė atgal',
    DISCOUNT: 'Nuolaida',
  },
  cancellation: {
    reasons: {
      traveller: 'Jūsų kelionė atšaukta, kaip prašėte.',
      company: 'Turėjome atšaukti Jūsų kelionę. Atsiprašome.',
      'account-closed': 'Jūsų kelionė atšaukta, nes Jūsų paskyra buvo uždaryta.',
    },
    refund: 'Grąžinsime Jums {refund}.',
    noRefund: 'Pagal šio užsakymo sąlygas pinigai negrąžinami.',
  },
  quantities: {
    confirmationHours: {
      one: '{n} valandą',
      few: '{n} valandas',
      many: '{n} valandos',
      other: '{n} valandų',
    },
    resetMinutes: { one: '{n} minutę', few: '{n} minutes', many: '{n} minutės', other: '{n} minučių' },
    // After "likus": the dative.
    driverMinutes: { one: '{n} minutei', few: '{n} minutėms', many: '{n} minutės', other: '{n} minučių' },
    inactiveMonths: { one: '{n} mėnesį', few: '{n} mėnesius', many: '{n} mėnesio', other: '{n} mėnesių' },
    keptDays: { one: '{n} dieną', few: '{n} dienas', many: '{n} dienos', other: '{n} dienų' },
  },
  letters: {
    'confirm-email': {
      subject: 'Patvirtinkite savo el. pašto adresą',
      lead: 'Sveiki atvykę į „{brand}“! Patvirtinkite, kad šis adresas yra Jūsų: taip Jus pasieks užsakymų informacija.',
      action: 'Patvirtinti adresą',
      note: 'Nuoroda galioja {confirmationHours}. Jei nesiregistravote, į šį laišką galite nekreipti dėmesio.',
    },
    'confirm-new-email': {
      subject: 'Patvirtinkite naują el. pašto adresą',
      lead: 'Nuo šiol Jūsų „{brand}“ paskyros adresas turėtų būti {newEmail}. Patvirtinkite, kad jis yra Jūsų.',
      action: 'Patvirtinti naują adresą',
      note: 'Nuoroda galioja {confirmationHours}. Kol nepatvirtinsite, niekas nesikeis. Jei to neprašėte, į šį laišką galite nekreipti dėmesio.',
    },
    'email-change-asked': {
      subject: 'Naujas Jūsų paskyros adresas?',
      lead: 'Gavome prašymą pakeisti Jūsų „{brand}“ paskyros el. pašto adresą į {newEmail}. Jis bus pakeistas, kai tik naujasis adresas bus patvirtintas.',
      advice:
        'Jei prašėte Jūs, nieko daryti nereikia. Jei ne, nustatykite naują slaptažodį: taip visi įrenginiai bus atjungti, o pakeitimas atšauktas.',
      action: 'Nustatyti naują slaptažodį',
    },
    'email-changed': {
      subject: 'Jūsų el. pašto adresas pakeistas',
      lead: 'Jūsų „{brand}“ paskyros adresas dabar yra {newEmail}. Tai paskutinis laiškas apie ją šiuo adresu.',
      advice: 'Jei tai padarėte ne Jūs, iš karto rašykite adresu {supportEmail}.',
      action: 'Gauti pagalbos',
    },
    'reset-password': {
      subject: 'Nustatykite naują slaptažodį',
      lead: 'Gavome prašymą nustatyti naują Jūsų „{brand}“ paskyros slaptažodį.',
      action: 'Pasirinkti naują slaptažodį',
      note: 'Nuoroda veikia vieną kartą ir galioja {resetMinutes}. Jei to neprašėte, į šį laišką galite nekreipti dėmesio: slaptažodis liks toks pat.',
    },
    'password-changed': {
      subject: 'Jūsų slaptažodis pakeistas',
      lead: 'Jūsų „{brand}“ paskyros slaptažodis ką tik buvo pakeistas.',
      advice: 'Jei tai padarėte Jūs, nieko daryti nereikia. Jei ne, iš karto nustatykite naują slaptažodį.',
      action: 'Nustatyti naują slaptažodį',
    },
    'booking-received': {
      subject: 'Užsakymas {number}: liko vienas žingsnis',
      lead: 'Gavome Jūsų užsakymą. Jis bus patvirtintas, kai tik gausime mokėjimą.',
      action: 'Apmokėti užsakymą',
    },
    'booking-paid': {
      subject: 'Užsakymas {number} patvirtintas',
      lead: 'Jūsų mokėjimas gautas, kelionė patvirtinta.',
      action: 'Peržiūrėti užsakymą',
      note: 'Vairuotojo duomenis atsiųsime likus maždaug {driverMinutes} iki paėmimo.',
    },
    receipt: {
      subject: 'Užsakymo {number} mokėjimo kvitas',
      lead: 'Dėkojame! {paidOn} gavome {total} už Jūsų kelionę.',
      action: 'Peržiūrėti užsakymą',
    },
    'booking-cancelled': { subject: 'Užsakymas {number} atšauktas', action: 'Peržiūrėti užsakymą' },
    'payment-failed': {
      subject: 'Užsakymas {number}: apmokėti nepavyko',
      lead: 'Jūsų mokėjimas buvo atmestas ir pinigai nenuskaityti. Užsakymas Jūsų laukia; galite bandyti dar kartą.',
      action: 'Bandyti mokėti dar kartą',
    },
    'closing-warning': {
      subject: 'Jūsų paskyra bus uždaryta {closesOn}',
      lead: 'Uždarome paskyras, kuriose {inactiveMonths} nebuvo nė vieno užsakymo. {closesOn} uždarysime ir Jūsų paskyrą.',
      advice: 'Jei norite ją išsaugoti, užsakykite kelionę arba prisijunkite ir pasirinkite ją išsaugoti.',
      action: 'Išsaugoti paskyrą',
    },
    'account-closed': {
      subject: 'Jūsų paskyra uždaryta',
      lead: 'Jūsų „{brand}“ paskyra uždaryta. Saugosime ją dar {keptDays}, jei persigalvotumėte.',
      advice:
        'Jei norite ją vėl atidaryti, iki {erasedOn} (imtinai) nustatykite naują slaptažodį. Po šios dienos ji bus ištrinta ir jos nebus galima atkurti.',
      action: 'Nustatyti naują slaptažodį',
    },
    'account-deleted': {
      subject: 'Jūsų paskyra ištrinta',
      lead: 'Jūsų „{brand}“ paskyra ištrinta ir niekas nebegali prie jos prisijungti.',
      note: 'Tai paskutinis laiškas apie ją. Ačiū, kad keliavote su mumis.',
    },
    'account-blocked': {
      subject: 'Jūsų paskyra užblokuota',
      lead: 'Jūsų „{brand}“ paskyra užblokuota. Kol kas negalite nei prisijungti, nei užsakyti.',
      advice: 'Rašykite adresu {supportEmail}, kad galėtume tai išspręsti.',
    },
  },
}
