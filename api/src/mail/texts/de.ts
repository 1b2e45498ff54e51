import type { MailTexts } from './mail-texts.ts'

export const de: MailTexts = {
  greeting: 'Guten Tag {firstName}!',
  tagline: 'Private Transfers in ganz Europa',
  why: 'Sie erhalten diese E-Mail, weil diese Adresse für ein Konto bei {brand} angegeben wurde.',
  questions: 'Fragen? Schreiben Sie an {supportEmail}.',
  linkFallback: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  labels: {
    booking: 'Ihr Transfer',
    number: 'Buchung',
    from: 'Von',
    to: 'Nach',
    pickup: 'Abholung (Ortszeit)',
    return: 'Rückfahrt (Ortszeit)',
    vehicle: 'Fahrzeug',
    passengers: 'Fahrgäste',
    total: 'Gesamt',
    payment: 'Ihre Zahlung',
    paidOn: 'Bezahlt am',
    method: 'Zahlungsart',
  },
  methods: { card: 'Karte', 'bank-transfer': 'Überweisung', test: 'Testzahlung, es ist kein Geld geflossen' },
  priceLines: {
    START: 'Grundpreis',
    DISTANCE: 'Strecke',
    CLASS: 'Fahrzeugklasse {vehicle}',
    MINIMUM: 'Mindestpreis',
    RETURN: 'Rückfahrt',
    DISCOUNT: 'Rabatt',
  },
  cancellation: {
    reasons: {
      traveller: 'Ihr Transfer ist wie gewünscht storniert.',
      company: 'Wir mussten Ihren Transfer leider stornieren. Das tut uns leid.',
      'account-closed': 'Ihr Transfer ist storniert, weil Ihr Konto geschlossen wurde.',
    },
    refund: 'Sie erhalten {refund} zurück.',
    noRefund: 'Nach den Bedingungen dieser Buchung gibt es keine Erstattung.',
  },
  quantities: {
    confirmationHours: { one: '{n} Stunde', other: '{n} Stunden' },
    resetMinutes: { one: '{n} Minute', other: '{n} Minuten' },
    driverMinutes: { one: '{n} Minute', other: '{n} Minuten' },
    inactiveMonths: { one: '{n} Monat', other: '{n} Monaten' },
    keptDays: { one: '{n} Tag', other: '{n} Tage' },
  },
  letters: {
    'confirm-email': {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      lead: 'Willkommen bei {brand}. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört, damit die Angaben zu Ihren Buchungen Sie erreichen.',
      action: 'Adresse bestätigen',
      note: 'Der Link ist {confirmationHours} lang gültig. Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren.',
    },
    'confirm-new-email': {
      subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      lead: 'Für Ihr Konto bei {brand} soll künftig die Adresse {newEmail} gelten. Bitte bestätigen Sie, dass sie Ihnen gehört.',
      action: 'Neue Adresse bestätigen',
      note: 'Der Link ist {confirmationHours} lang gültig. Bis zu Ihrer Bestätigung ändert sich nichts. Wenn Sie das nicht veranlasst haben, können Sie diese E-Mail ignorieren.',
    },
    'email-change-asked': {
      subject: 'Eine neue Adresse für Ihr Konto?',
      lead: 'Wir wurden gebeten, die E-Mail-Adresse Ihres Kontos bei {brand} in {newEmail} zu ändern. Die Änderung gilt, sobald diese Adresse bestätigt ist.',
      advice:
        'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, setzen Sie Ihr Passwort zurück: Damit werden alle Geräte abgemeldet und die Änderung wird verworfen.',
      action: 'Passwort zurücksetzen',
    },
    'email-changed': {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      lead: 'Für Ihr Konto bei {brand} gilt jetzt die Adresse {newEmail}. Dies ist die letzte E-Mail dazu an diese Adresse.',
      advice: 'Wenn Sie das nicht waren, schreiben Sie bitte sofort an {supportEmail}.',
      action: 'Hilfe erhalten',
    },
    'reset-password': {
      subject: 'Setzen Sie Ihr Passwort zurück',
      lead: 'Für Ihr Konto bei {brand} wurde ein neues Passwort angefordert.',
      action: 'Neues Passwort wählen',
      note: 'Der Link funktioniert einmal und ist {resetMinutes} lang gültig. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
    },
    'password-changed': {
      subject: 'Ihr Passwort wurde geändert',
      lead: 'Das Passwort für Ihr Konto bei {brand} wurde soeben geändert.',
      advice:
        'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, setzen Sie Ihr Passwort bitte sofort zurück.',
      action: 'Passwort zurücksetzen',
    },
    'booking-received': {
      subject: 'Buchung {number}: nur noch ein Schritt',
      lead: 'Ihre Buchung ist bei uns. Sie ist bestätigt, sobald die Zahlung eingeht.',
      action: 'Buchung bezahlen',
    },
    'booking-paid': {
      subject: 'Buchung {number} ist bestätigt',
      lead: 'Ihre Zahlung ist eingegangen und Ihr Transfer ist bestätigt.',
      action: 'Buchung ansehen',
      note: 'Die Angaben zur Person, die Sie fährt, senden wir Ihnen etwa {driverMinutes} vor der Abholung.',
    },
    receipt: {
      subject: 'Zahlungsbeleg zur Buchung {number}',
      lead: 'Vielen Dank. Am {paidOn} haben wir {total} für Ihren Transfer erhalten.',
      action: 'Buchung ansehen',
    },
    'booking-cancelled': { subject: 'Buchung {number} ist storniert', action: 'Buchung ansehen' },
    'payment-failed': {
      subject: 'Buchung {number}: Zahlung fehlgeschlagen',
      lead: 'Ihre Zahlung wurde abgelehnt, abgebucht wurde nichts. Ihre Buchung wartet auf Sie; Sie können es noch einmal versuchen.',
      action: 'Zahlung wiederholen',
    },
    'closing-warning': {
      subject: 'Ihr Konto wird am {closesOn} geschlossen',
      lead: 'Wir schließen Konten, für die es seit {inactiveMonths} keine Buchung gab. Ihres wird am {closesOn} geschlossen.',
      advice:
        'Um es zu behalten, buchen Sie einen Transfer oder melden Sie sich an und entscheiden Sie sich dafür, es zu behalten.',
      action: 'Konto behalten',
    },
    'account-closed': {
      subject: 'Ihr Konto ist geschlossen',
      lead: 'Ihr Konto bei {brand} wurde geschlossen. Wir bewahren es noch {keptDays} auf, falls Sie es sich anders überlegen.',
      advice:
        'Um es wieder zu öffnen, setzen Sie bis einschließlich {erasedOn} Ihr Passwort zurück. Danach wird es gelöscht und lässt sich nicht wiederherstellen.',
      action: 'Passwort zurücksetzen',
    },
    'account-deleted': {
      subject: 'Ihr Konto ist gelöscht',
      lead: 'Ihr Konto bei {brand} wurde gelöscht. Niemand kann sich mehr damit anmelden.',
      note: 'Dies ist die letzte E-Mail dazu. Danke, dass Sie mit uns gereist sind.',
    },
    'account-blocked': {
      subject: 'Ihr Konto ist gesperrt',
      lead: 'Ihr Konto bei {brand} wurde gesperrt. Sie können sich vorerst weder anmelden noch buchen.',
      advice: 'Bitte schreiben Sie an {supportEmail}, damit wir das klären können.',
    },
  },
}
