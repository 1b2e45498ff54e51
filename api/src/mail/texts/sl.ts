import type { MailTexts } from './mail-texts.ts'

// Dates are written in the nominative: the sentences name the day instead of saying "on".
export const sl: MailTexts = {
  greeting: 'Pozdravljeni, {firstName}!',
  tagline: 'Zasebni prevozi po vsej Evropi',
  why: 'To sporočilo prejemate, ker je bil ta naslov naveden za račun {brand}.',
  questions: 'Imate vprašanje? Pišite na {supportEmail}.',
  linkFallback: 'Če gumb ne deluje, odprite ta naslov:',
  labels: {
    booking: 'Vaš prevoz',
    number: 'Rezervacija',
    from: 'Od kod',
    to: 'Kam',
    pickup: 'Prevzem (krajevni čas)',
    return: 'Vrnitev (krajevni čas)',
    vehicle: 'Vozilo',
    passengers: 'Potniki',
    total: 'Skupaj',
    payment: 'Vaše plačilo',
    paidOn: 'Datum plačila',
    method: 'Način plačila',
  },
  methods: {
    card: 'Kartica',
    'bank-transfer': 'Bančno nakazilo',
    test: 'Preizkusno plačilo, denar ni bil zaračunan',
  },
  priceLines: {
    START: 'Začetna cena',
    DISTANCE: 'Razdalja',
    CLASS: 'Razred {vehicle}',
    MINIMUM: 'Najnižja cena',
    RETURN: 'Povratna vožnja',
    DISCOUNT: 'Popust',
  },
  cancellation: {
    reasons: {
      traveller: 'Vaš prevoz je odpovedan, kot ste želeli.',
      company: 'Vaš prevoz smo morali odpovedati. Opravičujemo se.',
      'account-closed': 'Vaš prevoz je odpovedan, ker je bil vaš račun zaprt.',
    },
    refund: 'Vrnili vam bomo {refund}.',
    noRefund: 'Po pogojih te rezervacije vam vračilo ne pripada.',
  },
  quantities: {
    confirmationHours: { one: '{n} uro', two: '{n} uri', few: '{n} ure', other: '{n} ur' },
    resetMinutes: { one: '{n} minuto', two: '{n} minuti', few: '{n} minute', other: '{n} minut' },
    driverMinutes: { one: '{n} minuto', two: '{n} minuti', few: '{n} minute', other: '{n} minut' },
    inactiveMonths: { one: '{n} mesec', two: '{n} meseca', few: '{n} mesece', other: '{n} mesecev' },
    keptDays: { one: '{n} dan', two: '{n} dneva', few: '{n} dni', other: '{n} dni' },
  },
  letters: {
    'confirm-email': {
      subject: 'Potrdite svoj e-poštni naslov',
      lead: 'Dobrodošli pri {brand}. Potrdite, da je ta naslov vaš, da boste prejemali podatke o rezervacijah.',
      action: 'Potrdi naslov',
      note: 'Povezava velja {confirmationHours}. Če se niste registrirali, to sporočilo prezrite.',
    },
    'confirm-new-email': {
      subject: 'Potrdite svoj novi e-poštni naslov',
      lead: 'Vaš račun {brand} naj bi odslej uporabljal naslov {newEmail}. Potrdite, da je ta naslov vaš.',
      action: 'Potrdi novi naslov',
      note: 'Povezava velja {confirmationHours}. Dokler naslova ne potrdite, se nič ne spremeni. Če tega niste zahtevali, to sporočilo prezrite.',
    },
    'email-change-asked': {
      subject: 'Nov naslov za vaš račun?',
      lead: 'Prejeli smo zahtevo, da se e-poštni naslov vašega računa {brand} spremeni v {newEmail}. Spremenil se bo takoj, ko bo novi naslov potrjen.',
      advice:
        'Če ste to zahtevali vi, vam ni treba storiti ničesar. Če niste, ponastavite geslo: s tem se odjavijo vse naprave in sprememba se prekliče.',
      action: 'Ponastavi geslo',
    },
    'email-changed': {
      subject: 'Vaš e-poštni naslov je spremenjen',
      lead: 'Vaš račun {brand} zdaj uporablja naslov {newEmail}. To je zadnje sporočilo o računu na dosedanji naslov.',
      advice: 'Če to niste bili vi, takoj pišite na {supportEmail}.',
      action: 'Poišči pomoč',
    },
    'reset-password': {
      subject: 'Ponastavite geslo',
      lead: 'Prejeli smo zahtevo za novo geslo vašega računa {brand}.',
      action: 'Izberi novo geslo',
      note: 'Povezava deluje enkrat in velja {resetMinutes}. Če tega niste zahtevali, to sporočilo prezrite: geslo ostane, kot je.',
    },
    'password-changed': {
      subject: 'Vaše geslo je spremenjeno',
      lead: 'Geslo vašega računa {brand} je bilo pravkar spremenjeno.',
      advice: 'Če ste to bili vi, vam ni treba storiti ničesar. Če niste, takoj ponastavite geslo.',
      action: 'Ponastavi geslo',
    },
    'booking-received': {
      subject: 'Rezervacija {number}: še en korak',
      lead: 'Vašo rezervacijo smo prejeli. Potrjena bo, ko prispe plačilo.',
      action: 'Plačaj rezervacijo',
    },
    'booking-paid': {
      subject: 'Rezervacija {number} je potrjena',
      lead: 'Vaše plačilo je prispelo in prevoz je potrjen.',
      action: 'Oglej si rezervacijo',
      note: 'Podatke o vozniku vam pošljemo približno {driverMinutes} pred prevzemom.',
    },
    receipt: {
      subject: 'Potrdilo o plačilu rezervacije {number}',
      lead: 'Hvala. Za vaš prevoz smo prejeli {total}; datum plačila je {paidOn}.',
      action: 'Oglej si rezervacijo',
    },
    'booking-cancelled': { subject: 'Rezervacija {number} je odpovedana', action: 'Oglej si rezervacijo' },
    'payment-failed': {
      subject: 'Rezervacija {number}: plačilo ni uspelo',
      lead: 'Vaše plačilo je bilo zavrnjeno in nič ni bilo zaračunano. Rezervacija vas čaka; lahko poskusite znova.',
      action: 'Poskusi plačati znova',
    },
    'closing-warning': {
      subject: 'Datum zaprtja vašega računa: {closesOn}',
      lead: 'Zapiramo račune, v katerih že {inactiveMonths} ni bilo rezervacije. Datum zaprtja vašega računa je {closesOn}.',
      advice: 'Če ga želite obdržati, rezervirajte prevoz ali pa se prijavite in izberite, da ga obdržite.',
      action: 'Obdrži račun',
    },
    'account-closed': {
      subject: 'Vaš račun je zaprt',
      lead: 'Vaš račun {brand} je zaprt. Hranili ga bomo še {keptDays}, če bi si premislili.',
      advice:
        'Če ga želite znova odpreti, ponastavite geslo. Zadnji dan za to je {erasedOn}. Po tem dnevu bo račun izbrisan in ga ne bo več mogoče obnoviti.',
      action: 'Ponastavi geslo',
    },
    'account-deleted': {
      subject: 'Vaš račun je izbrisan',
      lead: 'Vaš račun {brand} je izbrisan in vanj se nihče več ne more prijaviti.',
      note: 'To je zadnje sporočilo o njem. Hvala, da ste potovali z nami.',
    },
    'account-blocked': {
      subject: 'Vaš račun je blokiran',
      lead: 'Vaš račun {brand} je blokiran. Za zdaj se ne morete prijaviti niti rezervirati.',
      advice: 'Pišite na {supportEmail}, da zadevo uredimo.',
    },
  },
}
