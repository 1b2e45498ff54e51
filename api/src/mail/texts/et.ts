import type { MailTexts } from './mail-texts.ts'

// Dates are written in the nominative: the sentences name the day instead of saying "on".
export const et: MailTexts = {
  greeting: 'Tere, {firstName}!',
  tagline: 'Privaattransport kõikjal Euroopas',
  why: 'Saate selle kirja, sest see aadress on märgitud {brand} konto juurde.',
  questions: 'Küsimusi? Kirjutage aadressil {supportEmail}.',
  linkFallback: 'Kui nupp ei tööta, avage see aadress:',
  labels: {
    booking: 'Teie sõit',
    number: 'Broneering',
    from: 'Kust',
    to: 'Kuhu',
    pickup: 'Pealevõtmine (kohalik aeg)',
    return: 'Tagasisõit (kohalik aeg)',
    vehicle: 'Sõiduk',
    passengers: 'Reisijad',
    total: 'Kokku',
    payment: 'Teie makse',
    paidOn: 'Makse kuupäev',
    method: 'Makseviis',
  },
  methods: { card: 'Kaart', 'bank-transfer': 'Pangaülekanne', test: 'Proovimakse, raha ei liikunud' },
  priceLines: {
    START: 'Alustustasu',
    DISTANCE: 'Vahemaa',
    CLASS: 'Klass {vehicle}',
    MINIMUM: 'Miinimumhind',
    RETURN: 'Tagasisõit',
    DISCOUNT: 'Allahindlus',
  },
  cancellation: {
    reasons: {
      traveller: 'Teie sõit on tühistatud, nagu soovisite.',
      company: 'Pidime teie sõidu tühistama. Vabandame.',
      'account-closed': 'Teie sõit on tühistatud, sest teie konto suleti.',
    },
    refund: 'Tagastame teile {refund}.',
    noRefund: 'Selle broneeringu tingimuste järgi raha ei tagastata.',
  },
  quantities: {
    confirmationHours: { one: '{n} tund', other: '{n} tundi' },
    resetMinutes: { one: '{n} minut', other: '{n} minutit' },
    driverMinutes: { one: '{n} minut', other: '{n} minutit' },
    inactiveMonths: { one: '{n} kuu', other: '{n} kuu' },
    keptDays: { one: '{n} päev', other: '{n} päeva' },
  },
  letters: {
    'confirm-email': {
      subject: 'Kinnitage oma e-posti aadress',
      lead: 'Tere tulemast {brand} kliendiks. Palun kinnitage, et see aadress on teie oma, et broneeringute andmed teieni jõuaksid.',
      action: 'Kinnitan aadressi',
      note: 'Link kehtib {confirmationHours}. Kui te ei ole kontot loonud, võite selle kirja tähelepanuta jätta.',
    },
    'confirm-new-email': {
      subject: 'Kinnitage oma uus e-posti aadress',
      lead: 'Teie {brand} kontole on määramisel uus aadress {newEmail}. Palun kinnitage, et see on teie oma.',
      action: 'Kinnitan uue aadressi',
      note: 'Link kehtib {confirmationHours}. Kuni te pole kinnitanud, ei muutu midagi. Kui te ei ole seda soovinud, võite selle kirja tähelepanuta jätta.',
    },
    'email-change-asked': {
      subject: 'Uus aadress teie kontole?',
      lead: 'Meil paluti muuta teie {brand} konto e-posti aadressi. Uus aadress on {newEmail} ja see hakkab kehtima kohe, kui see on kinnitatud.',
      advice:
        'Kui palusite seda ise, ei ole vaja midagi teha. Kui ei, lähtestage oma parool: nii logitakse konto kõigist seadmetest välja ja muudatus tühistatakse.',
      action: 'Lähtestan parooli',
    },
    'email-changed': {
      subject: 'Teie e-posti aadress on muudetud',
      lead: 'Teie {brand} konto aadress on nüüd {newEmail}. See on viimane kontot puudutav kiri siinsele aadressile.',
      advice: 'Kui see ei olnud teie soov, kirjutage kohe aadressil {supportEmail}.',
      action: 'Küsin abi',
    },
    'reset-password': {
      subject: 'Lähtestage oma parool',
      lead: 'Meilt küsiti teie {brand} kontole uut parooli.',
      action: 'Valin uue parooli',
      note: 'Link töötab ühe korra ja kehtib {resetMinutes}. Kui te ei ole seda soovinud, võite selle kirja tähelepanuta jätta: parool jääb samaks.',
    },
    'password-changed': {
      subject: 'Teie parool on muudetud',
      lead: 'Teie {brand} konto parooli muudeti äsja.',
      advice: 'Kui muutsite seda ise, ei ole vaja midagi teha. Kui ei, lähtestage parool kohe.',
      action: 'Lähtestan parooli',
    },
    'booking-received': {
      subject: 'Broneering {number}: jäänud on üks samm',
      lead: 'Saime teie broneeringu kätte. See on kinnitatud kohe, kui makse laekub.',
      action: 'Maksan broneeringu eest',
    },
    'booking-paid': {
      subject: 'Broneering {number} on kinnitatud',
      lead: 'Teie makse on laekunud ja sõit on kinnitatud.',
      action: 'Vaatan broneeringut',
      note: 'Saadame juhi andmed umbes {driverMinutes} enne pealevõtmist.',
    },
    receipt: {
      subject: 'Kviitung: broneering {number}',
      lead: 'Aitäh. Saime teie sõidu eest {total}, makse kuupäev on {paidOn}.',
      action: 'Vaatan broneeringut',
    },
    'booking-cancelled': { subject: 'Broneering {number} on tühistatud', action: 'Vaatan broneeringut' },
    'payment-failed': {
      subject: 'Broneering {number}: makse ebaõnnestus',
      lead: 'Teie makse lükati tagasi ja midagi ei võetud maha. Broneering ootab teid; võite uuesti proovida.',
      action: 'Proovin uuesti maksta',
    },
    'closing-warning': {
      subject: 'Teie konto sulgemise kuupäev: {closesOn}',
      lead: 'Sulgeme kontod, millega ei ole {inactiveMonths} jooksul midagi broneeritud. Teie konto sulgemise kuupäev on {closesOn}.',
      advice: 'Konto säilitamiseks broneerige sõit või logige sisse ja valige konto säilitamine.',
      action: 'Säilitan konto',
    },
    'account-closed': {
      subject: 'Teie konto on suletud',
      lead: 'Teie {brand} konto on suletud. Hoiame seda alles veel {keptDays} juhuks, kui ümber mõtlete.',
      advice:
        'Konto taasavamiseks lähtestage oma parool. Viimane päev selleks on {erasedOn}. Pärast seda konto kustutatakse ja seda ei saa enam taastada.',
      action: 'Lähtestan parooli',
    },
    'account-deleted': {
      subject: 'Teie konto on kustutatud',
      lead: 'Teie {brand} konto on kustutatud ja keegi ei saa enam sellesse sisse logida.',
      note: 'See on viimane kontot puudutav kiri. Aitäh, et meiega reisisite.',
    },
    'account-blocked': {
      subject: 'Teie konto on blokeeritud',
      lead: 'Teie {brand} konto on blokeeritud. Praegu ei saa te sisse logida ega broneerida.',
      advice: 'Palun kirjutage aadressil {supportEmail}, et saaksime asja lahendada.',
    },
  },
}
