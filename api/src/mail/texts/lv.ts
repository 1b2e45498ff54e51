import type { MailTexts } from './mail-texts.ts'

// Dates are written in the nominative: the sentences name the day instead of saying "on".
export const lv: MailTexts = {
  greeting: 'Labdien, {firstName}!',
  tagline: 'Privāti braucieni visā Eiropā',
  why: 'Jūs saņemat šo vēstuli, jo šī adrese ir norādīta {brand} kontam.',
  questions: 'Ir jautājumi? Rakstiet uz {supportEmail}.',
  linkFallback: 'Ja poga nedarbojas, atveriet šo adresi:',
  labels: {
    booking: 'Jūsu brauciens',
    number: 'Rezervācija',
    from: 'No',
    to: 'Uz',
    pickup: 'Izbraukšana (vietējais laiks)',
    return: 'Atpakaļceļš (vietējais laiks)',
    vehicle: 'Transportlīdzeklis',
    passengers: 'Pasažieri',
    total: 'Kopā',
    payment: 'Jūsu maksājums',
    paidOn: 'Maksājuma datums',
    method: 'Maksājuma veids',
  },
  methods: {
    card: 'Karte',
    'bank-transfer': 'Bankas pārskaitījums',
    test: 'Testa maksājums, nauda nav iekasēta',
  },
  priceLines: {
    START: 'Sākuma cena',
    DISTANCE: 'Attālums',
    CLASS: 'Klase {vehicle}',
    MINIMUM: 'Minimālā cena',
    RETURN: 'Atpakaļceļš',
    DISCOUNT: 'Atlaide',
  },
  cancellation: {
    reasons: {
      traveller: 'Jūsu brauciens ir atcelts pēc Jūsu lūguma.',
      company: 'Mums nācās atcelt Jūsu braucienu. Atvainojamies.',
      'account-closed': 'Jūsu brauciens ir atcelts, jo Jūsu konts tika slēgts.',
    },
    refund: 'Mēs Jums atmaksāsim {refund}.',
    noRefund: 'Saskaņā ar šīs rezervācijas noteikumiem nauda netiek atmaksāta.',
  },
  quantities: {
    confirmationHours: { zero: '{n} stundas', one: '{n} stundu', other: '{n} stundas' },
    resetMinutes: { zero: '{n} minūtes', one: '{n} minūti', other: '{n} minūtes' },
    driverMinutes: { zero: '{n} minūtes', one: '{n} minūti', other: '{n} minūtes' },
    inactiveMonths: { zero: '{n} mēnešus', one: '{n} mēnesi', other: '{n} mēnešus' },
    keptDays: { zero: '{n} dienas', one: '{n} dienu', other: '{n} dienas' },
  },
  letters: {
    'confirm-email': {
      subject: 'Apstipriniet savu e-pasta adresi',
      lead: '{brand} sveic Jūs! Lūdzu, apstipriniet, ka šī adrese pieder Jums, lai Jūs saņemtu informāciju par rezervācijām.',
      action: 'Apstiprināt adresi',
      note: 'Saite ir derīga {confirmationHours}. Ja Jūs nereģistrējāties, varat šo vēstuli neņemt vērā.',
    },
    'confirm-new-email': {
      subject: 'Apstipriniet savu jauno e-pasta adresi',
      lead: 'Turpmāk Jūsu {brand} kontam būs adrese {newEmail}. Lūdzu, apstipriniet, ka tā pieder Jums.',
      action: 'Apstiprināt jauno adresi',
      note: 'Saite ir derīga {confirmationHours}. Kamēr adrese nav apstiprināta, nekas nemainās. Ja Jūs to nelūdzāt, varat šo vēstuli neņemt vērā.',
    },
    'email-change-asked': {
      subject: 'Jauna adrese Jūsu kontam?',
      lead: 'Mēs saņēmām lūgumu mainīt Jūsu {brand} konta e-pasta adresi uz {newEmail}. Tā tiks mainīta, tiklīdz jaunā adrese būs apstiprināta.',
      advice:
        'Ja to lūdzāt Jūs, nekas nav jādara. Ja ne, atiestatiet paroli: tad visas ierīces tiks izrakstītas no konta un maiņa tiks atcelta.',
      action: 'Atiestatīt paroli',
    },
    'email-changed': {
      subject: 'Jūsu e-pasta adrese ir mainīta',
      lead: 'Jūsu {brand} kontam tagad ir adrese {newEmail}. Šī ir pēdējā vēstule par kontu uz līdzšinējo adresi.',
      advice: 'Ja to nedarījāt Jūs, nekavējoties rakstiet uz {supportEmail}.',
      action: 'Saņemt palīdzību',
    },
    'reset-password': {
      subject: 'Atiestatiet savu paroli',
      lead: 'Mēs saņēmām lūgumu pēc jaunas paroles Jūsu {brand} kontam.',
      action: 'Izvēlēties jaunu paroli',
      note: 'Saite darbojas vienu reizi un ir derīga {resetMinutes}. Ja Jūs to nelūdzāt, varat šo vēstuli neņemt vērā: parole paliek tā pati.',
    },
    'password-changed': {
      subject: 'Jūsu parole ir nomainīta',
      lead: 'Jūsu {brand} konta parole tikko tika nomainīta.',
      advice: 'Ja to darījāt Jūs, nekas vairs nav jādara. Ja ne, nekavējoties atiestatiet paroli.',
      action: 'Atiestatīt paroli',
    },
    'booking-received': {
      subject: 'Rezervācija {number}: atlicis viens solis',
      lead: 'Mēs esam saņēmuši Jūsu rezervāciju. Tā tiks apstiprināta, tiklīdz saņemsim maksājumu.',
      action: 'Apmaksāt rezervāciju',
    },
    'booking-paid': {
      subject: 'Rezervācija {number} ir apstiprināta',
      lead: 'Jūsu maksājums ir saņemts, un brauciens ir apstiprināts.',
      action: 'Skatīt rezervāciju',
      note: 'Informāciju par autovadītāju nosūtīsim aptuveni {driverMinutes} pirms izbraukšanas.',
    },
    receipt: {
      subject: 'Kvīts par rezervāciju {number}',
      lead: 'Paldies! Mēs saņēmām {total} par Jūsu braucienu; maksājuma datums: {paidOn}.',
      action: 'Skatīt rezervāciju',
    },
    'booking-cancelled': { subject: 'Rezervācija {number} ir atcelta', action: 'Skatīt rezervāciju' },
    'payment-failed': {
      subject: 'Rezervācija {number}: maksājums neizdevās',
      lead: 'Jūsu maksājums tika noraidīts, un nekas netika iekasēts. Rezervācija Jūs gaida; varat mēģināt vēlreiz.',
      action: 'Mēģināt maksāt vēlreiz',
    },
    'closing-warning': {
      subject: 'Jūsu konta slēgšanas datums: {closesOn}',
      lead: 'Mēs slēdzam kontus, kuros {inactiveMonths} nav veikta neviena rezervācija. Jūsu konta slēgšanas datums ir {closesOn}.',
      advice: 'Lai kontu saglabātu, rezervējiet braucienu vai pierakstieties un izvēlieties to saglabāt.',
      action: 'Saglabāt kontu',
    },
    'account-closed': {
      subject: 'Jūsu konts ir slēgts',
      lead: 'Jūsu {brand} konts ir slēgts. Mēs to glabāsim vēl {keptDays} gadījumam, ja Jūs pārdomāsiet.',
      advice:
        'Lai to atkal atvērtu, atiestatiet paroli. Pēdējā diena, kad to var izdarīt, ir {erasedOn}. Pēc tam konts tiks dzēsts un to vairs nevarēs atjaunot.',
      action: 'Atiestatīt paroli',
    },
    'account-deleted': {
      subject: 'Jūsu konts ir dzēsts',
      lead: 'Jūsu {brand} konts ir dzēsts, un neviens tajā vairs nevar pierakstīties.',
      note: 'Šī ir pēdējā vēstule par kontu. Paldies, ka ceļojāt kopā ar mums.',
    },
    'account-blocked': {
      subject: 'Jūsu konts ir bloķēts',
      lead: 'Jūsu {brand} konts ir bloķēts. Pagaidām Jūs nevarat ne pierakstīties, ne rezervēt.',
      advice: 'Lūdzu, rakstiet uz {supportEmail}, lai mēs to varētu atrisināt.',
    },
  },
}
