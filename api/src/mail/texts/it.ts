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
    suitcases: 'Valigie',
    handLuggage: 'Bagagli a mano',
    infantSeats: 'Ovetti per neonati',
    childSeats: 'Seggiolini',
    boosterSeats: 'Rialzi',
    nameBoard: 'Nome sul cartello',
    travelNumber: 'Volo o treno',
    tariff: 'Tariffa',
    notes: 'Note per l’autista',
    cancelUntil: 'Cancellazione gratuita fino al (ora locale)',
    changeUntil: 'Modifiche fino al (ora locale)',
    changes: 'Che cosa è cambiato',
    paid: 'Pagato',
    outstanding: 'Ancora da pagare in anticipo',
    dueToDriver: 'Da pagare all’autista il giorno del viaggio',
    holder: 'Intestatario del conto',
    bank: 'Banca',
    amount: 'Importo',
    reference: 'Causale',
  },
  methods: {
    card: 'Carta',
    'bank-transfer': 'Bonifico bancario',
    balance: 'Saldo dell’account',
    test: 'Pagamento di prova, nessun addebito',
  },
  priceLines: {
    START: 'Tariffa base',
    DISTANCE: 'Distanza',
    CLASS: 'Classe {vehicle}',
    MINIMUM: 'Prezzo minimo',
    RETURN: 'Viaggio di ritorno',
    CHILD_SEATS: 'Seggiolini per bambini',
    MEET_AND_GREET: 'Accoglienza con cartello',
    FLEXIBLE: 'Tariffa Flexible',
    DISCOUNT: 'Sconto',
  },
  cancellation: {
    reasons: {
      traveller: 'Il Suo transfer è stato annullato, come da Sua richiesta.',
      company: 'Abbiamo dovuto annullare il Suo transfer. Ci scusiamo.',
      carrier: 'Il vettore ha dovuto annullare il Suo transfer. Ci dispiace.',
      'no-show':
        'L’autista L’ha attesa invano nel luogo di partenza, perciò il Suo transfer risulta come mancata presentazione.',
      unpaid: 'Il Suo transfer è stato annullato perché non risultava pagato prima della partenza.',
      'account-closed': 'Il Suo transfer è stato annullato perché il Suo account è stato chiuso.',
    },
    refund: 'Abbiamo accreditato {refund} sul saldo del Suo account, per la Sua prossima prenotazione.',
    noRefund: 'Secondo le condizioni di questa prenotazione non è previsto alcun rimborso.',
  },
  included: 'incluso',
  dueOnTheDay:
    'Il giorno del viaggio paga {due} all’autista. Li tenga pronti in contanti, salvo che l’autista Le dica di accettare le carte.',
  charged: 'La differenza di {charged} è pagata.',
  documents: 'Ricevuta, voucher e file per il calendario (dopo l’accesso)',
  exampleAccount: 'Questo conto è un esempio. Non vi invii denaro.',
  vehicles: {},
  quantities: {
    confirmationHours: { one: '{n} ora', many: '{n} di ore', other: '{n} ore' },
    resetMinutes: { one: '{n} minuto', many: '{n} di minuti', other: '{n} minuti' },
    signInMinutes: { one: '{n} minuto', many: '{n} di minuti', other: '{n} minuti' },
    keptDays: { one: '{n} giorno', many: '{n} di giorni', other: '{n} giorni' },
    undoDays: { one: '{n} giorno', many: '{n} di giorni', other: '{n} giorni' },
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
      lead: 'Il Suo account {brand} ora usa l’indirizzo {newEmail}.',
      advice:
        'Se la modifica è Sua, non deve fare nulla. In caso contrario la annulli: il Suo account userà di nuovo il presente indirizzo, Lei sceglierà una nuova password e tutti i dispositivi verranno disconnessi.',
      action: 'Annulla la modifica',
      note: 'Il link funziona una sola volta ed è valido per {undoDays}.',
    },
    'email-change-undone': {
      subject: 'Il Suo indirizzo e-mail precedente è di nuovo attivo',
      lead: 'Il Suo account {brand} ora usa l’indirizzo {newEmail}. Questa è l’ultima e-mail al riguardo che inviamo al presente indirizzo.',
      advice: 'Se la modifica non è stata fatta da Lei, scriva subito a {supportEmail}.',
    },
    'sign-in-link': {
      subject: 'Il Suo link per accedere',
      lead: 'Ci è stato chiesto un link per accedere al Suo account {brand}. Funziona anche mentre l’accesso è sospeso per troppe password errate.',
      action: 'Accedi',
      note: 'Serve anche la Sua password. Il link funziona una sola volta ed è valido per {signInMinutes}. Se la richiesta non è Sua, può ignorare questa e-mail: senza la Sua password non entra nessuno.',
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
      note: 'Alla partenza mostri il voucher all’autista, su carta o sul telefono.',
    },
    receipt: {
      subject: 'Ricevuta per la prenotazione {number}',
      lead: 'Grazie. In data {paidOn} abbiamo ricevuto {total} per il Suo transfer.',
      action: 'Vedi la prenotazione',
    },
    'booking-cancelled': { subject: 'Prenotazione {number} annullata', action: 'Vedi la prenotazione' },
    'bank-transfer': {
      subject: 'Prenotazione {number}: dati per il bonifico',
      lead: 'Effettui un bonifico di {amount} sul conto indicato sotto. La prenotazione sarà confermata non appena arriverà il denaro; un bonifico può richiedere alcuni giorni lavorativi.',
      advice:
        'Indichi la causale esattamente come riportata qui, così potremo collegare il pagamento alla Sua prenotazione.',
      action: 'Vedi la prenotazione',
    },
    'payment-processing': {
      subject: 'Prenotazione {number}: il Suo pagamento è in arrivo',
      lead: 'Grazie. Con il metodo di pagamento scelto il denaro arriva un po’ più tardi, a volte dopo alcuni giorni.',
      advice:
        'Le scriveremo non appena arriverà; la prenotazione sarà allora confermata. La preghiamo di non pagare una seconda volta.',
      action: 'Vedi la prenotazione',
    },
    'payment-in-review': {
      subject: 'Prenotazione {number}: stiamo verificando il Suo pagamento',
      lead: 'Grazie. Per questa prenotazione abbiamo ricevuto un pagamento il cui importo non è quello richiesto. Il nostro team lo sta verificando.',
      advice:
        'Le scriveremo non appena sarà chiarito. La preghiamo di non pagare una seconda volta fino ad allora.',
      action: 'Vedi la prenotazione',
    },
    'payment-returned': {
      subject: 'Prenotazione {number}: La preghiamo di pagare di nuovo',
      lead: 'Abbiamo verificato il Suo pagamento: non è stato possibile usarlo per questa prenotazione. Ciò che abbiamo ricevuto Le viene restituito. La prenotazione La aspetta.',
      action: 'Riprova il pagamento',
    },
    'payment-to-balance': {
      subject: 'Prenotazione {number}: un pagamento è sul Suo saldo',
      lead: 'Abbiamo ricevuto {amount} per questa prenotazione senza che fosse necessario.',
      advice:
        'Non si perde nulla: il denaro è sul saldo del Suo account e può usarlo per la Sua prossima prenotazione.',
      action: 'Vedi il mio saldo',
    },
    'booking-changed': {
      subject: 'La prenotazione {number} è stata modificata',
      lead: 'La Sua prenotazione è stata modificata. D’ora in poi vale quanto vede qui.',
      action: 'Vedi la prenotazione',
    },
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
