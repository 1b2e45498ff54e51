import type { MailTexts } from './mail-texts.ts'

// The article before a day depends on its number ("il 7", "l’8"): the sentences do without it.
export const it: MailTexts = {
  greeting: 'Buongiorno {firstName},',
  tagline: 'Transfer privati in tutta Europa',
  why: 'Riceve questa e-mail perché questo indirizzo è stato indicato per un account {brand}.',
  questions: 'Domande? Scriva a {supportEmail}.',
  linkFallback: 'Se il pulsante non funziona, apra questo indirizzo:',
  labels: {
    booking: 'Il Suo transfer',
    number: 'Prenotazione',
    from: 'Da',
    to: 'A',
    pickup: 'Partenza (ora locale)',
    return: 'Ritorno (ora locale)',
    vehicle: 'Veicolo',
    passengers: 'Passeggeri',
    total: 'Totale',
    payment: 'Il Suo pagamento',
    paidOn: 'Data del pagamento',
    method: 'Metodo di pagamento',
  },
  methods: {
    card: 'Carta',
    'bank-transfer': 'Bonifico bancario',
    test: 'Pagamento di prova, nessun addebito',
  },
  priceLines: {
    START: 'Tariffa base',
    DISTANCE: 'Distanza',
    CLASS: 'Classe {vehicle}',
    MINIMUM: 'Prezzo minimo',
    RETURN: 'Viaggio di ritorno',
    DISCOUNT: 'Sconto',
  },
  cancellation: {
    reasons: {
      traveller: 'Il Suo transfer è stato annullato, come da Sua richiesta.',
      company: 'Abbiamo dovuto annullare il Suo transfer. Ci scusiamo.',
      'account-closed': 'Il Suo transfer è stato annullato perché il Suo account è stato chiuso.',
    },
    refund: 'Le rimborsiamo {refund}.',
    noRefund: 'Secondo le condizioni di questa prenotazione non è previsto alcun rimborso.',
  },
  quantities: {
    confirmationHours: { one: '{n} ora', many: '{n} di ore', other: '{n} ore' },
    resetMinutes: { one: '{n} minuto', many: '{n} di minuti', other: '{n} minuti' },
    driverMinutes: { one: '{n} minuto', many: '{n} di minuti', other: '{n} minuti' },
    inactiveMonths: { one: '{n} mese', many: '{n} di mesi', other: '{n} mesi' },
    keptDays: { one: '{n} giorno', many: '{n} di giorni', other: '{n} giorni' },
  },
  letters: {
    'confirm-email': {
      subject: 'Confermi il Suo indirizzo e-mail',
      lead: 'Le diamo il benvenuto in {brand}. Confermi che questo indirizzo è Suo, così potrà ricevere i dettagli delle prenotazioni.',
      action: 'Conferma l’indirizzo',
      note: 'Il link è valido per {confirmationHours}. Se non ha effettuato Lei la registrazione, può ignorare questa e-mail.',
    },
    'confirm-new-email': {
      subject: 'Confermi il Suo nuovo indirizzo e-mail',
      lead: 'D’ora in poi il Suo account {brand} dovrà usare l’indirizzo {newEmail}. Confermi che è Suo.',
      action: 'Conferma il nuovo indirizzo',
      note: 'Il link è valido per {confirmationHours}. Finché non conferma, non cambia nulla. Se la richiesta non è Sua, può ignorare questa e-mail.',
    },
    'email-change-asked': {
      subject: 'Un nuovo indirizzo per il Suo account?',
      lead: 'Ci è stato chiesto di modificare l’indirizzo e-mail del Suo account {brand} in {newEmail}. La modifica avverrà non appena quell’indirizzo sarà confermato.',
      advice:
        'Se la richiesta è Sua, non deve fare nulla. In caso contrario reimposti la password: tutti i dispositivi verranno disconnessi e la modifica verrà annullata.',
      action: 'Reimposta la password',
    },
    'email-changed': {
      subject: 'Il Suo indirizzo e-mail è stato modificato',
      lead: 'Il Suo account {brand} ora usa l’indirizzo {newEmail}. Questa è l’ultima e-mail al riguardo che inviamo al presente indirizzo.',
      advice: 'Se la modifica non è stata fatta da Lei, scriva subito a {supportEmail}.',
      action: 'Chiedi aiuto',
    },
    'reset-password': {
      subject: 'Reimposti la Sua password',
      lead: 'Ci è stata chiesta una nuova password per il Suo account {brand}.',
      action: 'Scegli una nuova password',
      note: 'Il link funziona una sola volta ed è valido per {resetMinutes}. Se la richiesta non è Sua, può ignorare questa e-mail: la password resta com’è.',
    },
    'password-changed': {
      subject: 'La Sua password è stata modificata',
      lead: 'La password del Suo account {brand} è appena stata modificata.',
      advice:
        'Se la modifica è stata fatta da Lei, non deve fare nulla. In caso contrario reimposti subito la password.',
      action: 'Reimposta la password',
    },
    'booking-received': {
      subject: 'Prenotazione {number}: manca solo un passo',
      lead: 'Abbiamo ricevuto la Sua prenotazione. Sarà confermata non appena arriverà il pagamento.',
      action: 'Paga la prenotazione',
    },
    'booking-paid': {
      subject: 'Prenotazione {number} confermata',
      lead: 'Il Suo pagamento è arrivato e il Suo transfer è confermato.',
      action: 'Vedi la prenotazione',
      note: 'Le inviamo i dati dell’autista circa {driverMinutes} prima della partenza.',
    },
    receipt: {
      subject: 'Ricevuta per la prenotazione {number}',
      lead: 'Grazie. In data {paidOn} abbiamo ricevuto {total} per il Suo transfer.',
      action: 'Vedi la prenotazione',
    },
    'booking-cancelled': { subject: 'Prenotazione {number} annullata', action: 'Vedi la prenotazione' },
    'payment-failed': {
      subject: 'Prenotazione {number}: pagamento non riuscito',
      lead: 'Il Suo pagamento è stato rifiutato e non è stato addebitato nulla. La prenotazione La aspetta; può riprovare.',
      action: 'Riprova il pagamento',
    },
    'closing-warning': {
      subject: 'Chiusura del Suo account: {closesOn}',
      lead: 'Chiudiamo gli account senza prenotazioni da {inactiveMonths}. Il Suo verrà chiuso in data {closesOn}.',
      advice: 'Per mantenerlo, prenoti un transfer oppure acceda e scelga di mantenerlo.',
      action: 'Mantieni il mio account',
    },
    'account-closed': {
      subject: 'Il Suo account è chiuso',
      lead: 'Il Suo account {brand} è stato chiuso. Lo conserviamo per {keptDays}, nel caso in cui cambi idea.',
      advice:
        'Per riaprirlo, reimposti la password (ultimo giorno utile: {erasedOn}). Dopo quel giorno l’account verrà cancellato e non potrà più essere recuperato.',
      action: 'Reimposta la password',
    },
    'account-deleted': {
      subject: 'Il Suo account è stato eliminato',
      lead: 'Il Suo account {brand} è stato eliminato e nessuno può più accedervi.',
      note: 'Questa è l’ultima e-mail al riguardo. Grazie di aver viaggiato con noi.',
    },
    'account-blocked': {
      subject: 'Il Suo account è bloccato',
      lead: 'Il Suo account {brand} è stato bloccato. Per ora non può accedere né prenotare.',
      advice: 'Scriva a {supportEmail}, così potremo chiarire la situazione.',
    },
  },
}
