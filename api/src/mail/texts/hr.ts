import type { MailTexts } from './mail-texts.ts'

// Dates end in a full stop: none stands at the end of a sentence.
export const hr: MailTexts = {
  greeting: 'Dobar dan, {firstName}!',
  tagline: 'Privatni transferi diljem Europe',
  why: 'Ovu poruku primate jer je ova adresa navedena za račun {brand}.',
  questions: 'Imate pitanja? Pišite na {supportEmail}.',
  linkFallback: 'Ako gumb ne radi, otvorite ovu adresu:',
  labels: {
    booking: 'Vaš transfer',
    number: 'Rezervacija',
    from: 'Polazište',
    to: 'Odredište',
    pickup: 'Preuzimanje (lokalno vrijeme)',
    return: 'Povratak (lokalno vrijeme)',
    vehicle: 'Vozilo',
    passengers: 'Putnici',
    total: 'Ukupno',
    payment: 'Vaše plaćanje',
    paidOn: 'Datum plaćanja',
    method: 'Način plaćanja',
  },
  methods: {
    card: 'Kartica',
    'bank-transfer': 'Bankovni prijenos',
    test: 'Probno plaćanje, ništa nije naplaćeno',
  },
  priceLines: {
    START: 'Početna cijena',
    DISTANCE: 'Udaljenost',
    CLASS: 'Klasa {vehicle}',
    MINIMUM: 'Minimalna cijena',
    RETURN: 'Povratna vožnja',
    DISCOUNT: 'Popust',
  },
  cancellation: {
    reasons: {
      traveller: 'Vaš je transfer otkazan na Vaš zahtjev.',
      company: 'Morali smo otkazati Vaš transfer. Ispričavamo se.',
      'account-closed': 'Vaš je transfer otkazan jer je Vaš račun zatvoren.',
    },
    refund: 'Vraćamo Vam {refund}.',
    noRefund: 'Prema uvjetima ove rezervacije nema povrata novca.',
  },
  quantities: {
    confirmationHours: { one: '{n} sat', few: '{n} sata', other: '{n} sati' },
    resetMinutes: { one: '{n} minutu', few: '{n} minute', other: '{n} minuta' },
    driverMinutes: { one: '{n} minutu', few: '{n} minute', other: '{n} minuta' },
    inactiveMonths: { one: '{n} mjesec', few: '{n} mjeseca', other: '{n} mjeseci' },
    keptDays: { one: '{n} dan', few: '{n} dana', other: '{n} dana' },
  },
  letters: {
    'confirm-email': {
      subject: 'Potvrdite svoju e-adresu',
      lead: 'Dobro došli u {brand}. Potvrdite da je ova adresa Vaša kako bi Vam stizali podaci o rezervacijama.',
      action: 'Potvrdi adresu',
      note: 'Poveznica vrijedi {confirmationHours}. Ako se niste registrirali, zanemarite ovu poruku.',
    },
    'confirm-new-email': {
      subject: 'Potvrdite svoju novu e-adresu',
      lead: 'Vaš račun {brand} ubuduće bi trebao koristiti adresu {newEmail}. Potvrdite da je Vaša.',
      action: 'Potvrdi novu adresu',
      note: 'Poveznica vrijedi {confirmationHours}. Dok ne potvrdite adresu, ništa se ne mijenja. Ako to niste zatražili, zanemarite ovu poruku.',
    },
    'email-change-asked': {
      subject: 'Nova adresa za Vaš račun?',
      lead: 'Primili smo zahtjev da se e-adresa Vašeg računa {brand} promijeni u {newEmail}. Promijenit će se čim nova adresa bude potvrđena.',
      advice:
        'Ako ste to zatražili Vi, ne morate ništa učiniti. Ako niste, postavite novu lozinku: time se odjavljuju svi uređaji i poništava promjena.',
      action: 'Postavi novu lozinku',
    },
    'email-changed': {
      subject: 'Vaša je e-adresa promijenjena',
      lead: 'Vaš račun {brand} sada koristi adresu {newEmail}. Ovo je posljednja poruka o računu na ovu adresu.',
      advice: 'Ako to niste bili Vi, odmah pišite na {supportEmail}.',
      action: 'Zatraži pomoć',
    },
    'reset-password': {
      subject: 'Postavite novu lozinku',
      lead: 'Primili smo zahtjev za novu lozinku Vašeg računa {brand}.',
      action: 'Odaberi novu lozinku',
      note: 'Poveznica se može upotrijebiti jednom i vrijedi {resetMinutes}. Ako to niste zatražili, zanemarite ovu poruku: lozinka ostaje ista.',
    },
    'password-changed': {
      subject: 'Vaša je lozinka promijenjena',
      lead: 'Lozinka Vašeg računa {brand} upravo je promijenjena.',
      advice: 'Ako ste to bili Vi, ne morate ništa učiniti. Ako niste, odmah postavite novu lozinku.',
      action: 'Postavi novu lozinku',
    },
    'booking-received': {
      subject: 'Rezervacija {number}: još samo jedan korak',
      lead: 'Zaprimili smo Vašu rezervaciju. Bit će potvrđena čim stigne uplata.',
      action: 'Plati rezervaciju',
    },
    'booking-paid': {
      subject: 'Rezervacija {number} je potvrđena',
      lead: 'Vaša je uplata stigla i transfer je potvrđen.',
      action: 'Pogledaj rezervaciju',
      note: 'Podatke o vozaču šaljemo otprilike {driverMinutes} prije preuzimanja.',
    },
    receipt: {
      subject: 'Potvrda o plaćanju rezervacije {number}',
      lead: 'Hvala. Dana {paidOn} primili smo {total} za Vaš transfer.',
      action: 'Pogledaj rezervaciju',
    },
    'booking-cancelled': { subject: 'Rezervacija {number} je otkazana', action: 'Pogledaj rezervaciju' },
    'payment-failed': {
      subject: 'Rezervacija {number}: plaćanje nije uspjelo',
      lead: 'Vaše je plaćanje odbijeno i ništa nije naplaćeno. Rezervacija Vas čeka; možete pokušati ponovno.',
      action: 'Ponovi plaćanje',
    },
    'closing-warning': {
      subject: 'Vaš se račun zatvara {closesOn}',
      lead: 'Zatvaramo račune na kojima {inactiveMonths} nije bilo rezervacije. Dana {closesOn} zatvorit ćemo i Vaš.',
      advice: 'Ako ga želite zadržati, rezervirajte transfer ili se prijavite i odaberite da ga zadržite.',
      action: 'Zadrži račun',
    },
    'account-closed': {
      subject: 'Vaš je račun zatvoren',
      lead: 'Vaš je račun {brand} zatvoren. Čuvamo ga još {keptDays}, za slučaj da se predomislite.',
      advice:
        'Ako ga želite ponovno otvoriti, najkasnije {erasedOn} postavite novu lozinku. Nakon tog dana račun će biti izbrisan i neće se moći vratiti.',
      action: 'Postavi novu lozinku',
    },
    'account-deleted': {
      subject: 'Vaš je račun izbrisan',
      lead: 'Vaš je račun {brand} izbrisan i nitko se više ne može prijaviti u njega.',
      note: 'Ovo je posljednja poruka o njemu. Hvala što ste putovali s nama.',
    },
    'account-blocked': {
      subject: 'Vaš je račun blokiran',
      lead: 'Vaš je račun {brand} blokiran. Zasad se ne možete prijaviti ni rezervirati.',
      advice: 'Pišite na {supportEmail} kako bismo to riješili.',
    },
  },
}
