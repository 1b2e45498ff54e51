import type { MailTexts } from './mail-texts.ts'

export const ro: MailTexts = {
  greeting: 'Bună ziua, {firstName}!',
  tagline: 'Transferuri private în toată Europa',
  why: 'Primiți acest mesaj deoarece această adresă a fost indicată pentru un cont {brand}.',
  questions: 'Aveți întrebări? Scrieți la {supportEmail}.',
  linkFallback: 'Dacă butonul nu funcționează, deschideți această adresă:',
  labels: {
    booking: 'Transferul dumneavoastră',
    number: 'Rezervare',
    from: 'De la',
    to: 'Până la',
    pickup: 'Preluare (ora locală)',
    return: 'Retur (ora locală)',
    vehicle: 'Vehicul',
    passengers: 'Pasageri',
    total: 'Total',
    payment: 'Plata dumneavoastră',
    paidOn: 'Data plății',
    method: 'Modalitate de plată',
  },
  methods: { card: 'Card', 'bank-transfer': 'Transfer bancar', test: 'Plată de test, fără debitare' },
  priceLines: {
    START: 'Preț de pornire',
    DISTANCE: 'Distanță',
    CLASS: 'Clasa {vehicle}',
    MINIMUM: 'Preț minim',
    RETURN: 'Drumul de întoarcere',
    DISCOUNT: 'Reducere',
  },
  cancellation: {
    reasons: {
      traveller: 'Transferul dumneavoastră a fost anulat, așa cum ați cerut.',
      company: 'A trebuit să anulăm transferul dumneavoastră. Ne cerem scuze.',
      'account-closed': 'Transferul dumneavoastră a fost anulat deoarece contul a fost închis.',
    },
    refund: 'Vă restituim {refund}.',
    noRefund: 'Conform condițiilor acestei rezervări, suma nu se restituie.',
  },
  quantities: {
    confirmationHours: { one: '{n} oră', few: '{n} ore', other: '{n} de ore' },
    resetMinutes: { one: '{n} minut', few: '{n} minute', other: '{n} de minute' },
    driverMinutes: { one: '{n} minut', few: '{n} minute', other: '{n} de minute' },
    inactiveMonths: { one: '{n} lună', few: '{n} luni', other: '{n} de luni' },
    keptDays: { one: '{n} zi', few: '{n} zile', other: '{n} de zile' },
  },
  letters: {
    'confirm-email': {
      subject: 'Confirmați adresa de e-mail',
      lead: 'Bine ați venit la {brand}. Vă rugăm să confirmați că această adresă vă aparține, ca să primiți detaliile rezervărilor.',
      action: 'Confirm adresa',
      note: 'Linkul este valabil {confirmationHours}. Dacă nu v-ați înregistrat, puteți ignora acest mesaj.',
    },
    'confirm-new-email': {
      subject: 'Confirmați noua adresă de e-mail',
      lead: 'De acum înainte, contul dumneavoastră {brand} urmează să folosească adresa {newEmail}. Vă rugăm să confirmați că vă aparține.',
      action: 'Confirm noua adresă',
      note: 'Linkul este valabil {confirmationHours}. Până la confirmare nu se schimbă nimic. Dacă nu ați cerut acest lucru, puteți ignora mesajul.',
    },
    'email-change-asked': {
      subject: 'O adresă nouă pentru contul dumneavoastră?',
      lead: 'Ni s-a cerut să schimbăm adresa de e-mail a contului dumneavoastră {brand} în {newEmail}. Schimbarea are loc imediat ce acea adresă este confirmată.',
      advice:
        'Dacă dumneavoastră ați cerut acest lucru, nu aveți nimic de făcut. Dacă nu, resetați parola: astfel se deconectează toate dispozitivele și se anulează schimbarea.',
      action: 'Resetez parola',
    },
    'email-changed': {
      subject: 'Adresa de e-mail a fost schimbată',
      lead: 'Contul dumneavoastră {brand} folosește acum adresa {newEmail}. Acesta este ultimul mesaj despre cont trimis la adresa de față.',
      advice: 'Dacă nu dumneavoastră ați făcut schimbarea, scrieți imediat la {supportEmail}.',
      action: 'Cer ajutor',
    },
    'reset-password': {
      subject: 'Resetați parola',
      lead: 'Ni s-a cerut o parolă nouă pentru contul dumneavoastră {brand}.',
      action: 'Aleg o parolă nouă',
      note: 'Linkul funcționează o singură dată și este valabil {resetMinutes}. Dacă nu l-ați cerut, puteți ignora acest mesaj: parola rămâne aceeași.',
    },
    'password-changed': {
      subject: 'Parola a fost schimbată',
      lead: 'Parola contului dumneavoastră {brand} tocmai a fost schimbată.',
      advice: 'Dacă dumneavoastră ați schimbat-o, nu aveți nimic de făcut. Dacă nu, resetați imediat parola.',
      action: 'Resetez parola',
    },
    'booking-received': {
      subject: 'Rezervarea {number}: a mai rămas un pas',
      lead: 'Am primit rezervarea dumneavoastră. Va fi confirmată imediat ce sosește plata.',
      action: 'Plătesc rezervarea',
    },
    'booking-paid': {
      subject: 'Rezervarea {number} este confirmată',
      lead: 'Plata dumneavoastră a sosit, iar transferul este confirmat.',
      action: 'Detaliile rezervării',
      note: 'Vă trimitem datele șoferului cu aproximativ {driverMinutes} înainte de preluare.',
    },
    receipt: {
      subject: 'Chitanță pentru rezervarea {number}',
      lead: 'Vă mulțumim. Pe {paidOn} am primit {total} pentru transferul dumneavoastră.',
      action: 'Detaliile rezervării',
    },
    'booking-cancelled': { subject: 'Rezervarea {number} este anulată', action: 'Detaliile rezervării' },
    'payment-failed': {
      subject: 'Rezervarea {number}: plata nu a reușit',
      lead: 'Plata dumneavoastră a fost refuzată și nu s-a debitat nimic. Rezervarea vă așteaptă; puteți încerca din nou.',
      action: 'Reîncerc plata',
    },
    'closing-warning': {
      subject: 'Contul se închide pe {closesOn}',
      lead: 'Închidem conturile în care nu s-a făcut nicio rezervare timp de {inactiveMonths}. Al dumneavoastră se închide pe {closesOn}.',
      advice: 'Ca să îl păstrați, rezervați un transfer sau conectați-vă și alegeți să îl păstrați.',
      action: 'Păstrez contul',
    },
    'account-closed': {
      subject: 'Contul dumneavoastră este închis',
      lead: 'Contul dumneavoastră {brand} a fost închis. Îl păstrăm timp de {keptDays}, în cazul în care vă răzgândiți.',
      advice:
        'Ca să îl redeschideți, resetați parola cel târziu pe {erasedOn}. După această zi, contul va fi șters și nu va mai putea fi recuperat.',
      action: 'Resetez parola',
    },
    'account-deleted': {
      subject: 'Contul dumneavoastră este șters',
      lead: 'Contul dumneavoastră {brand} a fost șters și nimeni nu se mai poate conecta la el.',
      note: 'Acesta este ultimul mesaj despre cont. Vă mulțumim că ați călătorit cu noi.',
    },
    'account-blocked': {
      subject: 'Contul dumneavoastră este blocat',
      lead: 'Contul dumneavoastră {brand} a fost blocat. Deocamdată nu vă puteți conecta și nu puteți face rezervări.',
      advice: 'Vă rugăm să scrieți la {supportEmail}, ca să putem rezolva situația.',
    },
  },
}
