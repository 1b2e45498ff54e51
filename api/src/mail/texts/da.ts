import type { MailTexts } from './mail-texts.ts'

export const da: MailTexts = {
  greeting: 'Hej {firstName}',
  tagline: 'Private transfers i hele Europa',
  why: 'Du får denne mail, fordi adressen er angivet til en konto hos {brand}.',
  questions: 'Spørgsmål? Skriv til {supportEmail}.',
  linkFallback: 'Hvis knappen ikke virker, kan du åbne denne adresse:',
  labels: {
    booking: 'Din transfer',
    number: 'Booking',
    from: 'Fra',
    to: 'Til',
    pickup: 'Afhentning (lokal tid)',
    return: 'Tilbagetur (lokal tid)',
    vehicle: 'Køretøj',
    passengers: 'Passagerer',
    total: 'I alt',
    payment: 'Din betaling',
    paidOn: 'Betalt den',
    method: 'Betalingsmåde',
  },
  methods: {
    card: 'Kort',
    'bank-transfer': 'Bankoverførsel',
    test: 'Testbetaling, der er ikke trukket penge',
  },
  priceLines: {
    START: 'Startpris',
    DISTANCE: 'Afstand',
    CLASS: 'Klasse {vehicle}',
    MINIMUM: 'Minimumspris',
    RETURN: 'Tilbagetur',
    DISCOUNT: 'Rabat',
  },
  cancellation: {
    reasons: {
      traveller: 'Din transfer er annulleret, som du bad om.',
      company: 'Vi har været nødt til at annullere din transfer. Det beklager vi.',
      'account-closed': 'Din transfer er annulleret, fordi din konto er blevet lukket.',
    },
    refund: 'Du får {refund} tilbage.',
    noRefund: 'Efter vilkårene for denne booking er der ingen refusion.',
  },
  quantities: {
    confirmationHours: { one: '{n} time', other: '{n} timer' },
    resetMinutes: { one: '{n} minut', other: '{n} minutter' },
    driverMinutes: { one: '{n} minut', other: '{n} minutter' },
    inactiveMonths: { one: '{n} måned', other: '{n} måneder' },
    keptDays: { one: '{n} dag', other: '{n} dage' },
  },
  letters: {
    'confirm-email': {
      subject: 'Bekræft din e-mailadresse',
      lead: 'Velkommen til {brand}. Bekræft, at adressen er din, så du får oplysningerne om dine bookinger.',
      action: 'Bekræft min adresse',
      note: 'Linket virker i {confirmationHours}. Hvis du ikke har oprettet en konto, kan du se bort fra denne mail.',
    },
    'confirm-new-email': {
      subject: 'Bekræft din nye e-mailadresse',
      lead: 'Din konto hos {brand} skal fremover bruge {newEmail}. Bekræft, at adressen er din.',
      action: 'Bekræft den nye adresse',
      note: 'Linket virker i {confirmationHours}. Der ændres intet, før du har bekræftet. Hvis du ikke har bedt om det, kan du se bort fra denne mail.',
    },
    'email-change-asked': {
      subject: 'En ny adresse til din konto?',
      lead: 'Vi er blevet bedt om at ændre e-mailadressen på din konto hos {brand} til {newEmail}. Den ændres, så snart den adresse er bekræftet.',
      advice:
        'Hvis det var dig, behøver du ikke gøre noget. Hvis det ikke var dig, så nulstil din adgangskode: Det logger alle enheder ud og annullerer ændringen.',
      action: 'Nulstil min adgangskode',
    },
    'email-changed': {
      subject: 'Din e-mailadresse er ændret',
      lead: 'Din konto hos {brand} bruger nu {newEmail}. Dette er den sidste mail om kontoen til denne adresse.',
      advice: 'Hvis det ikke var dig, så skriv straks til {supportEmail}.',
      action: 'Få hjælp',
    },
    'reset-password': {
      subject: 'Nulstil din adgangskode',
      lead: 'Vi er blevet bedt om en ny adgangskode til din konto hos {brand}.',
      action: 'Vælg en ny adgangskode',
      note: 'Linket virker én gang, i {resetMinutes}. Hvis du ikke har bedt om det, kan du se bort fra denne mail: Din adgangskode forbliver, som den er.',
    },
    'password-changed': {
      subject: 'Din adgangskode er ændret',
      lead: 'Adgangskoden til din konto hos {brand} er netop blevet ændret.',
      advice:
        'Hvis det var dig, behøver du ikke gøre noget. Hvis det ikke var dig, så nulstil straks din adgangskode.',
      action: 'Nulstil min adgangskode',
    },
    'booking-received': {
      subject: 'Booking {number}: kun ét trin tilbage',
      lead: 'Vi har modtaget din booking. Den er bekræftet, så snart betalingen er kommet.',
      action: 'Betal for bookingen',
    },
    'booking-paid': {
      subject: 'Booking {number} er bekræftet',
      lead: 'Din betaling er kommet, og din transfer er bekræftet.',
      action: 'Se bookingen',
      note: 'Vi sender chaufførens oplysninger cirka {driverMinutes} før afhentningen.',
    },
    receipt: {
      subject: 'Kvittering for booking {number}',
      lead: 'Tak. Den {paidOn} modtog vi {total} for din transfer.',
      action: 'Se bookingen',
    },
    'booking-cancelled': { subject: 'Booking {number} er annulleret', action: 'Se bookingen' },
    'payment-failed': {
      subject: 'Booking {number}: betalingen gik ikke igennem',
      lead: 'Din betaling blev afvist, og der er ikke trukket noget. Din booking venter på dig, og du kan prøve igen.',
      action: 'Prøv at betale igen',
    },
    'closing-warning': {
      subject: 'Din konto lukkes den {closesOn}',
      lead: 'Vi lukker konti, der ikke har haft en booking i {inactiveMonths}. Din lukkes den {closesOn}.',
      advice: 'Hvis du vil beholde den, så book en transfer eller log ind og vælg at beholde den.',
      action: 'Behold min konto',
    },
    'account-closed': {
      subject: 'Din konto er lukket',
      lead: 'Din konto hos {brand} er blevet lukket. Vi gemmer den i {keptDays}, i tilfælde af at du skifter mening.',
      advice:
        'Hvis du vil åbne den igen, så nulstil din adgangskode senest den {erasedOn}. Efter den dag slettes kontoen og kan ikke gendannes.',
      action: 'Nulstil min adgangskode',
    },
    'account-deleted': {
      subject: 'Din konto er slettet',
      lead: 'Din konto hos {brand} er blevet slettet, og ingen kan længere logge ind på den.',
      note: 'Dette er den sidste mail om kontoen. Tak, fordi du har rejst med os.',
    },
    'account-blocked': {
      subject: 'Din konto er spærret',
      lead: 'Din konto hos {brand} er blevet spærret. Lige nu kan du hverken logge ind eller booke.',
      advice: 'Skriv til {supportEmail}, så finder vi en løsning.',
    },
  },
}
