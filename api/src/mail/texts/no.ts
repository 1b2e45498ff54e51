import type { MailTexts } from './mail-texts.ts'

/** Bokmål. */
export const no: MailTexts = {
  greeting: 'Hei, {firstName}!',
  tagline: 'Privat transport i hele Europa',
  why: 'Du får denne e-posten fordi adressen er oppgitt for en konto hos {brand}.',
  questions: 'Spørsmål? Skriv til {supportEmail}.',
  linkFallback: 'Hvis knappen ikke virker, kan du åpne denne adressen:',
  labels: {
    booking: 'Transporten din',
    number: 'Bestilling',
    from: 'Fra',
    to: 'Til',
    pickup: 'Henting (lokal tid)',
    return: 'Retur (lokal tid)',
    vehicle: 'Kjøretøy',
    passengers: 'Passasjerer',
    total: 'Totalt',
    payment: 'Betalingen din',
    paidOn: 'Betalt den',
    method: 'Betalingsmåte',
    suitcases: 'Kofferter',
    handLuggage: 'Håndbagasje',
    infantSeats: 'Babyseter',
    childSeats: 'Barneseter',
    boosterSeats: 'Beltestoler',
    nameBoard: 'Navn på skiltet',
    travelNumber: 'Fly eller tog',
    tariff: 'Bestillingstype',
    notes: 'Beskjed til sjåføren',
    cancelUntil: 'Gratis avbestilling til (lokal tid)',
    changeUntil: 'Kan endres til (lokal tid)',
    changes: 'Dette er endret',
    paid: 'Betalt',
    outstanding: 'Gjenstår å betale på forhånd',
    dueToDriver: 'Til sjåføren på dagen',
    holder: 'Kontohaver',
    bank: 'Bankens navn',
    amount: 'Beløp',
    reference: 'Betalingsreferanse',
  },
  methods: {
    card: 'Kort',
    'bank-transfer': 'Bankoverføring',
    balance: 'Kontosaldo',
    test: 'Testbetaling, ingen penger er trukket',
  },
  priceLines: {
    START: 'Startpris',
    DISTANCE: 'Avstand',
    CLASS: 'Klasse {vehicle}',
    MINIMUM: 'Minstepris',
    RETURN: 'Returreise',
    CHILD_SEATS: 'Seter til barn',
    MEET_AND_GREET: 'Møte med navneskilt',
    FLEXIBLE: 'Bestillingstype Flexible',
    DISCOUNT: 'Rabatt',
  },
  cancellation: {
    reasons: {
      traveller: 'Transporten din er kansellert, slik du ba om.',
      company: 'Vi måtte dessverre kansellere transporten din. Vi beklager.',
      carrier: 'Transportøren måtte dessverre kansellere transporten din. Vi beklager.',
      'no-show':
        'Sjåføren ventet forgjeves på deg ved hentestedet, og derfor regnes transporten som ikke møtt.',
      unpaid: 'Transporten din er kansellert fordi den ikke var betalt før henting.',
      'account-closed': 'Transporten din er kansellert fordi kontoen ble stengt.',
    },
    refund: '{refund} står nå på kontosaldoen din, klar til neste bestilling.',
    noRefund: 'Etter vilkårene for denne bestillingen blir det ingen refusjon.',
  },
  included: 'inkludert',
  dueOnTheDay:
    'På dagen betaler du {due} til sjåføren. Ha beløpet i kontanter, med mindre sjåføren sier at kort tas imot.',
  charged: 'Differansen på {charged} er betalt.',
  documents: 'Kvittering, voucher og kalenderfil (etter innlogging)',
  exampleAccount: 'Dette er en eksempelkonto. Ikke send penger til den.',
  vehicles: { Minibus: 'Minibuss' },
  quantities: {
    confirmationHours: { one: '{n} time', other: '{n} timer' },
    resetMinutes: { one: '{n} minutt', other: '{n} minutter' },
    signInMinutes: { one: '{n} minutt', other: '{n} minutter' },
    keptDays: { one: '{n} dag', other: '{n} dager' },
    undoDays: { one: '{n} dag', other: '{n} dager' },
  },
  letters: {
    'confirm-email': {
      subject: 'Bekreft e-postadressen din',
      lead: 'Velkommen til {brand}. Bekreft at adressen er din, slik at opplysningene om bestillingene dine når fram til deg.',
      action: 'Bekreft adressen min',
      note: 'Lenken virker i {confirmationHours}. Hvis du ikke har registrert deg, kan du se bort fra denne e-posten.',
    },
    'confirm-new-email': {
      subject: 'Bekreft den nye e-postadressen din',
      lead: 'Kontoen din hos {brand} skal fra nå av bruke {newEmail}. Bekreft at adressen er din.',
      action: 'Bekreft den nye adressen',
      note: 'Lenken virker i {confirmationHours}. Ingenting endres før du bekrefter. Hvis du ikke har bedt om dette, kan du se bort fra denne e-posten.',
    },
    'email-change-asked': {
      subject: 'Ny adresse for kontoen din?',
      lead: 'Vi har fått en forespørsel om å endre e-postadressen for kontoen din hos {brand} til {newEmail}. Den endres så snart den adressen er bekreftet.',
      advice:
        'Hvis det var deg, trenger du ikke å gjøre noe. Hvis ikke, må du tilbakestille passordet: Da logges alle enheter ut, og endringen avbrytes.',
      action: 'Tilbakestill passordet mitt',
    },
    'email-changed': {
      subject: 'E-postadressen din er endret',
      lead: 'Kontoen din hos {brand} bruker nå {newEmail}.',
      advice:
        'Hvis det var deg, trenger du ikke å gjøre noe. Hvis ikke, må du angre endringen: Kontoen din får denne adressen tilbake, du velger et nytt passord, og alle enheter logges ut.',
      action: 'Angre endringen',
      note: 'Lenken virker én gang, i {undoDays}.',
    },
    'email-change-undone': {
      subject: 'Den tidligere e-postadressen din gjelder igjen',
      lead: 'Kontoen din hos {brand} bruker nå {newEmail}. Dette er den siste e-posten om kontoen til denne adressen.',
      advice: 'Hvis det ikke var deg, må du skrive til {supportEmail} med en gang.',
    },
    'sign-in-link': {
      subject: 'Lenken din for å logge inn',
      lead: 'Vi har fått en forespørsel om en lenke for å logge inn på kontoen din hos {brand}. Den virker også mens innlogging er stanset på grunn av for mange feil passord.',
      action: 'Logg inn',
      note: 'Du trenger også passordet ditt. Lenken virker én gang, i {signInMinutes}. Hvis du ikke har bedt om den, kan du se bort fra denne e-posten: Uten passordet ditt slipper den ingen inn.',
    },
    'reset-password': {
      subject: 'Tilbakestill passordet ditt',
      lead: 'Vi har fått en forespørsel om et nytt passord for kontoen din hos {brand}.',
      action: 'Velg et nytt passord',
      note: 'Lenken virker én gang, i {resetMinutes}. Hvis du ikke har bedt om den, kan du se bort fra denne e-posten: Passordet ditt forblir som det er.',
    },
    'password-changed': {
      subject: 'Passordet ditt er endret',
      lead: 'Passordet for kontoen din hos {brand} er nettopp endret.',
      advice:
        'Hvis det var deg, trenger du ikke å gjøre noe. Hvis ikke, må du tilbakestille passordet med en gang.',
      action: 'Tilbakestill passordet mitt',
    },
    'booking-received': {
      subject: 'Bestilling {number}: ett steg igjen',
      lead: 'Vi har mottatt bestillingen din. Den er bekreftet så snart betalingen kommer inn.',
      action: 'Betal bestillingen',
    },
    'booking-paid': {
      subject: 'Bestilling {number} er bekreftet',
      lead: 'Betalingen har kommet inn, og transporten din er bekreftet.',
      action: 'Se bestillingen',
      note: 'Vis voucheren til sjåføren ved henting, på papir eller på telefonen.',
    },
    receipt: {
      subject: 'Kvittering for bestilling {number}',
      lead: 'Takk. Den {paidOn} mottok vi {total} for transporten din.',
      action: 'Se bestillingen',
    },
    'booking-cancelled': { subject: 'Bestilling {number} er kansellert', action: 'Se bestillingen' },
    'bank-transfer': {
      subject: 'Bestilling {number}: opplysninger for bankoverføring',
      lead: 'Overfør {amount} til kontoen nedenfor. Bestillingen er bekreftet så snart pengene har kommet; en overføring kan ta noen virkedager.',
      advice:
        'Skriv referansen nøyaktig slik den står her, så vi kan knytte betalingen til bestillingen din.',
      action: 'Se bestillingen',
    },
    'payment-processing': {
      subject: 'Bestilling {number}: betalingen din er på vei',
      lead: 'Takk. Med betalingsmåten du valgte, tar det litt tid før pengene kommer fram, noen ganger et par dager.',
      advice:
        'Vi skriver til deg så snart de har kommet; da er bestillingen bekreftet. Ikke betal en gang til.',
      action: 'Se bestillingen',
    },
    'payment-in-review': {
      subject: 'Bestilling {number}: vi undersøker betalingen din',
      lead: 'Takk. Vi har mottatt en betaling for denne bestillingen, men beløpet er ikke det vi ba om. Teamet vårt undersøker det.',
      advice: 'Vi skriver til deg så snart det er avklart. Ikke betal en gang til før det.',
      action: 'Se bestillingen',
    },
    'payment-returned': {
      subject: 'Bestilling {number}: betal på nytt',
      lead: 'Vi har undersøkt betalingen, og den kunne ikke brukes til denne bestillingen. Det vi har mottatt, går tilbake til deg. Bestillingen venter på deg.',
      action: 'Prøv å betale igjen',
    },
    'payment-to-balance': {
      subject: 'Bestilling {number}: en betaling står på saldoen din',
      lead: 'Vi har mottatt {amount} for denne bestillingen som ikke var nødvendig.',
      advice:
        'Ingenting er tapt: Pengene står på kontosaldoen din, og du kan bruke dem til neste bestilling.',
      action: 'Se saldoen min',
    },
    'booking-changed': {
      subject: 'Bestilling {number} er endret',
      lead: 'Bestillingen din er endret. Fra nå av gjelder det du ser her.',
      action: 'Se bestillingen',
    },
    'payment-failed': {
      subject: 'Bestilling {number}: betalingen gikk ikke gjennom',
      lead: 'Betalingen ble avvist, og ingenting er trukket. Bestillingen venter på deg, og du kan prøve igjen.',
      action: 'Prøv å betale igjen',
    },
    'closing-warning': {
      subject: 'Kontoen din stenges den {closesOn}',
      lead: 'Vi stenger kontoer som ikke har hatt noen bestilling på {inactiveMonths}. Din stenges den {closesOn}.',
      advice:
        'Hvis du vil beholde den, kan du bestille en transport, eller logge inn og velge å beholde den.',
      action: 'Behold kontoen min',
    },
    'account-closed': {
      subject: 'Kontoen din er stengt',
      lead: 'Kontoen din hos {brand} er stengt. Vi tar vare på den i {keptDays}, i tilfelle du ombestemmer deg.',
      advice:
        'Hvis du vil åpne den igjen, må du tilbakestille passordet senest den {erasedOn}. Etter den dagen slettes kontoen og kan ikke gjenopprettes.',
      action: 'Tilbakestill passordet mitt',
    },
    'account-deleted': {
      subject: 'Kontoen din er slettet',
      lead: 'Kontoen din hos {brand} er slettet, og ingen kan logge inn på den lenger.',
      note: 'Dette er den siste e-posten om kontoen. Takk for at du har reist med oss.',
    },
    'account-blocked': {
      subject: 'Kontoen din er sperret',
      lead: 'Kontoen din hos {brand} er sperret. Foreløpig kan du verken logge inn eller bestille.',
      advice: 'Skriv til {supportEmail}, så finner vi ut av det.',
    },
  },
}
