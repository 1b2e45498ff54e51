import type { MailTexts } from './mail-texts.ts'

export const sv: MailTexts = {
  greeting: 'Hej {firstName}!',
  tagline: 'Privata transferresor i hela Europa',
  why: 'Du får det här mejlet eftersom adressen har angetts för ett konto hos {brand}.',
  questions: 'Har du frågor? Skriv till {supportEmail}.',
  linkFallback: 'Om knappen inte fungerar kan du öppna den här adressen:',
  labels: {
    booking: 'Din transfer',
    number: 'Bokning',
    from: 'Från',
    to: 'Till',
    pickup: 'Upphämtning (lokal tid)',
    return: 'Återresa (lokal tid)',
    vehicle: 'Fordon',
    passengers: 'Passagerare',
    total: 'Totalt',
    payment: 'Din betalning',
    paidOn: 'Betalningsdag',
    method: 'Betalsätt',
  },
  methods: {
    card: 'Kort',
    'bank-transfer': 'Banköverföring',
    test: 'Testbetalning, inga pengar har dragits',
  },
  priceLines: {
    START: 'Startpris',
    DISTANCE: 'Sträcka',
    CLASS: 'Fordonsklass {vehicle}',
    MINIMUM: 'Lägsta pris',
    RETURN: 'Återresa',
    DISCOUNT: 'Rabatt',
  },
  cancellation: {
    reasons: {
      traveller: 'Din transfer är avbokad, som du önskade.',
      company: 'Vi har tyvärr varit tvungna att avboka din transfer. Vi ber om ursäkt.',
      'account-closed': 'Din transfer är avbokad eftersom ditt konto har stängts.',
    },
    refund: 'Du får tillbaka {refund}.',
    noRefund: 'Enligt villkoren för den här bokningen blir det ingen återbetalning.',
  },
  quantities: {
    confirmationHours: { one: '{n} timme', other: '{n} timmar' },
    resetMinutes: { one: '{n} minut', other: '{n} minuter' },
    driverMinutes: { one: '{n} minut', other: '{n} minuter' },
    inactiveMonths: { one: '{n} månad', other: '{n} månader' },
    keptDays: { one: '{n} dag', other: '{n} dagar' },
  },
  letters: {
    'confirm-email': {
      subject: 'Bekräfta din e-postadress',
      lead: 'Välkommen till {brand}. Bekräfta att adressen är din, så att uppgifter om dina bokningar når dig.',
      action: 'Bekräfta min adress',
      note: 'Länken gäller i {confirmationHours}. Om du inte har registrerat dig kan du bortse från det här mejlet.',
    },
    'confirm-new-email': {
      subject: 'Bekräfta din nya e-postadress',
      lead: 'Ditt konto hos {brand} ska från och med nu använda {newEmail}. Bekräfta att adressen är din.',
      action: 'Bekräfta den nya adressen',
      note: 'Länken gäller i {confirmationHours}. Inget ändras förrän du bekräftar. Om du inte har bett om det här kan du bortse från mejlet.',
    },
    'email-change-asked': {
      subject: 'En ny adress för ditt konto?',
      lead: 'Vi har fått en begäran om att ändra e-postadressen för ditt konto hos {brand} till {newEmail}. Ändringen görs så snart den adressen har bekräftats.',
      advice:
        'Om det var du behöver du inte göra något. Om det inte var du, återställ ditt lösenord: då loggas alla enheter ut och ändringen stoppas.',
      action: 'Återställ mitt lösenord',
    },
    'email-changed': {
      subject: 'Din e-postadress har ändrats',
      lead: 'Ditt konto hos {brand} använder nu {newEmail}. Det här är det sista mejlet om kontot till den här adressen.',
      advice: 'Om det inte var du, skriv genast till {supportEmail}.',
      action: 'Få hjälp',
    },
    'reset-password': {
      subject: 'Återställ ditt lösenord',
      lead: 'Vi har fått en begäran om ett nytt lösenord för ditt konto hos {brand}.',
      action: 'Välj ett nytt lösenord',
      note: 'Länken fungerar en gång och gäller i {resetMinutes}. Om du inte har bett om den kan du bortse från det här mejlet: ditt lösenord är detsamma som förut.',
    },
    'password-changed': {
      subject: 'Ditt lösenord har ändrats',
      lead: 'Lösenordet för ditt konto hos {brand} har just ändrats.',
      advice: 'Om det var du behöver du inte göra något. Om det inte var du, återställ lösenordet genast.',
      action: 'Återställ mitt lösenord',
    },
    'booking-received': {
      subject: 'Bokning {number}: ett steg kvar',
      lead: 'Vi har tagit emot din bokning. Den är bekräftad så snart betalningen har kommit in.',
      action: 'Betala bokningen',
    },
    'booking-paid': {
      subject: 'Bokning {number} är bekräftad',
      lead: 'Din betalning har kommit in och din transfer är bekräftad.',
      action: 'Visa bokningen',
      note: 'Vi skickar förarens uppgifter ungefär {driverMinutes} före upphämtningen.',
    },
    receipt: {
      subject: 'Kvitto för bokning {number}',
      lead: 'Tack! Den {paidOn} tog vi emot {total} för din transfer.',
      action: 'Visa bokningen',
    },
    'booking-cancelled': { subject: 'Bokning {number} är avbokad', action: 'Visa bokningen' },
    'payment-failed': {
      subject: 'Bokning {number}: betalningen gick inte igenom',
      lead: 'Din betalning nekades och inga pengar har dragits. Bokningen ligger kvar och du kan försöka igen.',
      action: 'Betala på nytt',
    },
    'closing-warning': {
      subject: 'Ditt konto stängs den {closesOn}',
      lead: 'Vi stänger konton som inte har haft någon bokning på {inactiveMonths}. Ditt stängs den {closesOn}.',
      advice: 'Vill du behålla det bokar du en transfer, eller loggar in och väljer att behålla det.',
      action: 'Behåll mitt konto',
    },
    'account-closed': {
      subject: 'Ditt konto är stängt',
      lead: 'Ditt konto hos {brand} har stängts. Vi sparar det i {keptDays}, ifall du ändrar dig.',
      advice:
        'Vill du öppna det igen återställer du ditt lösenord senast den {erasedOn}. Efter den dagen raderas kontot och kan inte återskapas.',
      action: 'Återställ mitt lösenord',
    },
    'account-deleted': {
      subject: 'Ditt konto är raderat',
      lead: 'Ditt konto hos {brand} har raderats och ingen kan längre logga in på det.',
      note: 'Det här är det sista mejlet om kontot. Tack för att du har rest med oss.',
    },
    'account-blocked': {
      subject: 'Ditt konto är spärrat',
      lead: 'Ditt konto hos {brand} har spärrats. Just nu kan du varken logga in eller boka.',
      advice: 'Skriv till {supportEmail}, så reder vi ut det.',
    },
  },
}
