import type { MailTexts } from './mail-texts.ts'

export const fi: MailTexts = {
  greeting: 'Hei {firstName}!',
  tagline: 'Yksityiskuljetukset kaikkialla Euroopassa',
  why: 'Saat tämän viestin, koska tämä osoite on annettu {brand}-tiliä varten.',
  questions: 'Kysyttävää? Kirjoita osoitteeseen {supportEmail}.',
  linkFallback: 'Jos painike ei toimi, avaa tämä osoite:',
  labels: {
    booking: 'Kuljetuksesi',
    number: 'Varaus',
    from: 'Mistä',
    to: 'Mihin',
    pickup: 'Nouto (paikallista aikaa)',
    return: 'Paluu (paikallista aikaa)',
    vehicle: 'Ajoneuvo',
    passengers: 'Matkustajat',
    total: 'Yhteensä',
    payment: 'Maksusi',
    paidOn: 'Maksupäivä',
    method: 'Maksutapa',
  },
  methods: { card: 'Kortti', 'bank-transfer': 'Tilisiirto', test: 'Testimaksu, rahaa ei veloitettu' },
  priceLines: {
    START: 'Aloitusmaksu',
    DISTANCE: 'Matka',
    CLASS: 'Ajoneuvoluokka {vehicle}',
    MINIMUM: 'Vähimmäishinta',
    RETURN: 'Paluumatka',
    DISCOUNT: 'Alennus',
  },
  cancellation: {
    reasons: {
      traveller: 'Kuljetuksesi on peruttu, kuten pyysit.',
      company: 'Jouduimme perumaan kuljetuksesi. Pahoittelemme.',
      'account-closed': 'Kuljetuksesi on peruttu, koska tilisi suljettiin.',
    },
    refund: 'Saat takaisin {refund}.',
    noRefund: 'Tämän varauksen ehtojen mukaan maksua ei palauteta.',
  },
  quantities: {
    confirmationHours: { one: '{n} tunnin', other: '{n} tuntia' },
    resetMinutes: { one: '{n} minuutin', other: '{n} minuuttia' },
    driverMinutes: { one: '{n} minuutti', other: '{n} minuuttia' },
    inactiveMonths: { one: '{n} kuukauteen', other: '{n} kuukauteen' },
    keptDays: { one: '{n} päivän', other: '{n} päivää' },
  },
  letters: {
    'confirm-email': {
      subject: 'Vahvista sähköpostiosoitteesi',
      lead: 'Tervetuloa {brand}-asiakkaaksi. Vahvista, että tämä osoite on sinun, jotta varaustesi tiedot tavoittavat sinut.',
      action: 'Vahvista osoitteeni',
      note: 'Linkki toimii {confirmationHours}. Jos et ole rekisteröitynyt, voit jättää tämän viestin huomiotta.',
    },
    'confirm-new-email': {
      subject: 'Vahvista uusi sähköpostiosoitteesi',
      lead: '{brand}-tilisi osoitteeksi on vaihtumassa {newEmail}. Vahvista, että tämä osoite on sinun.',
      action: 'Vahvista uusi osoite',
      note: 'Linkki toimii {confirmationHours}. Mikään ei muutu ennen kuin vahvistat. Jos et ole pyytänyt tätä, voit jättää viestin huomiotta.',
    },
    'email-change-asked': {
      subject: 'Uusi osoite tilillesi?',
      lead: 'Saimme pyynnön vaihtaa {brand}-tilisi sähköpostiosoitteeksi {newEmail}. Osoite vaihtuu heti, kun uusi osoite on vahvistettu.',
      advice:
        'Jos pyyntö tuli sinulta, sinun ei tarvitse tehdä mitään. Jos ei, vaihda salasanasi: silloin kaikki laitteet kirjataan ulos ja osoitteen vaihto perutaan.',
      action: 'Vaihda salasanani',
    },
    'email-changed': {
      subject: 'Sähköpostiosoitteesi on vaihdettu',
      lead: '{brand}-tilisi osoite on nyt {newEmail}. Tämä on viimeinen tiliä koskeva viesti tähän osoitteeseen.',
      advice: 'Jos et vaihtanut sitä itse, kirjoita heti osoitteeseen {supportEmail}.',
      action: 'Pyydä apua',
    },
    'reset-password': {
      subject: 'Vaihda salasanasi',
      lead: 'Saimme pyynnön vaihtaa {brand}-tilisi salasana.',
      action: 'Valitse uusi salasana',
      note: 'Linkki toimii yhden kerran ja on voimassa {resetMinutes}. Jos et ole pyytänyt sitä, voit jättää tämän viestin huomiotta: salasanasi pysyy ennallaan.',
    },
    'password-changed': {
      subject: 'Salasanasi on vaihdettu',
      lead: '{brand}-tilisi salasana on juuri vaihdettu.',
      advice:
        'Jos vaihdoit sen itse, sinun ei tarvitse tehdä mitään. Jos et, vaihda salasanasi heti uudelleen.',
      action: 'Vaihda salasanani',
    },
    'booking-received': {
      subject: 'Varaus {number}: yksi vaihe jäljellä',
      lead: 'Varauksesi on meillä. Se vahvistuu heti, kun maksu saapuu.',
      action: 'Maksa varaus',
    },
    'booking-paid': {
      subject: 'Varaus {number} on vahvistettu',
      lead: 'Maksusi on saapunut ja kuljetuksesi on vahvistettu.',
      action: 'Näytä varaus',
      note: 'Lähetämme kuljettajan tiedot noin {driverMinutes} ennen noutoa.',
    },
    receipt: {
      subject: 'Kuitti varauksesta {number}',
      lead: 'Kiitos. Saimme {paidOn} kuljetuksestasi maksun {total}.',
      action: 'Näytä varaus',
    },
    'booking-cancelled': { subject: 'Varaus {number} on peruttu', action: 'Näytä varaus' },
    'payment-failed': {
      subject: 'Varaus {number}: maksu ei onnistunut',
      lead: 'Maksusi hylättiin eikä mitään veloitettu. Varauksesi odottaa sinua, ja voit yrittää uudelleen.',
      action: 'Maksa uudelleen',
    },
    'closing-warning': {
      subject: 'Tilisi suljetaan {closesOn}',
      lead: 'Suljemme tilit, joilla ei ole tehty varausta {inactiveMonths}. Sinun tilisi suljetaan {closesOn}.',
      advice: 'Jos haluat pitää tilisi, varaa kuljetus tai kirjaudu sisään ja valitse tilin säilyttäminen.',
      action: 'Säilytä tilini',
    },
    'account-closed': {
      subject: 'Tilisi on suljettu',
      lead: '{brand}-tilisi on suljettu. Säilytämme sitä vielä {keptDays} siltä varalta, että muutat mielesi.',
      advice:
        'Jos haluat avata tilin uudelleen, vaihda salasanasi viimeistään {erasedOn}. Sen päivän jälkeen tili poistetaan pysyvästi eikä sitä voi palauttaa.',
      action: 'Vaihda salasanani',
    },
    'account-deleted': {
      subject: 'Tilisi on poistettu',
      lead: '{brand}-tilisi on poistettu, eikä siihen voi enää kukaan kirjautua.',
      note: 'Tämä on viimeinen tiliä koskeva viesti. Kiitos, että matkustit kanssamme.',
    },
    'account-blocked': {
      subject: 'Tilisi käyttö on estetty',
      lead: '{brand}-tilisi käyttö on estetty. Et voi toistaiseksi kirjautua sisään etkä tehdä varauksia.',
      advice: 'Kirjoita osoitteeseen {supportEmail}, niin selvitämme asian.',
    },
  },
}
