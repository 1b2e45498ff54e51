import type { MailTexts } from './mail-texts.ts'

export const nl: MailTexts = {
  greeting: 'Beste {firstName},',
  tagline: 'Privétransfers door heel Europa',
  why: 'U krijgt deze mail omdat dit adres is opgegeven voor een account bij {brand}.',
  questions: 'Vragen? Schrijf naar {supportEmail}.',
  linkFallback: 'Werkt de knop niet? Open dan dit adres:',
  labels: {
    booking: 'Uw transfer',
    number: 'Boeking',
    from: 'Van',
    to: 'Naar',
    pickup: 'Ophalen (lokale tijd)',
    return: 'Terugreis (lokale tijd)',
    vehicle: 'Voertuig',
    passengers: 'Passagiers',
    total: 'Totaal',
    payment: 'Uw betaling',
    paidOn: 'Betaald op',
    method: 'Betaalwijze',
  },
  methods: {
    card: 'Kaart',
    'bank-transfer': 'Bankoverschrijving',
    test: 'Testbetaling, er is niets afgeschreven',
  },
  priceLines: {
    START: 'Starttarief',
    DISTANCE: 'Afstand',
    CLASS: 'Klasse {vehicle}',
    MINIMUM: 'Minimumprijs',
    RETURN: 'Terugreis',
    DISCOUNT: 'Korting',
  },
  cancellation: {
    reasons: {
      traveller: 'Uw transfer is geannuleerd, zoals u hebt gevraagd.',
      company: 'We hebben uw transfer moeten annuleren. Het spijt ons.',
      'account-closed': 'Uw transfer is geannuleerd omdat uw account is gesloten.',
    },
    refund: 'U krijgt {refund} terug.',
    noRefund: 'Volgens de voorwaarden van deze boeking is er geen terugbetaling.',
  },
  quantities: {
    confirmationHours: { one: '{n} uur', other: '{n} uur' },
    resetMinutes: { one: '{n} minuut', other: '{n} minuten' },
    driverMinutes: { one: '{n} minuut', other: '{n} minuten' },
    inactiveMonths: { one: '{n} maand', other: '{n} maanden' },
    keptDays: { one: '{n} dag', other: '{n} dagen' },
  },
  letters: {
    'confirm-email': {
      subject: 'Bevestig uw e-mailadres',
      lead: 'Welkom bij {brand}. Bevestig dat dit adres van u is, zodat de gegevens van uw boekingen u bereiken.',
      action: 'Mijn adres bevestigen',
      note: 'De link werkt {confirmationHours}. Hebt u zich niet geregistreerd, dan kunt u deze mail negeren.',
    },
    'confirm-new-email': {
      subject: 'Bevestig uw nieuwe e-mailadres',
      lead: 'Voor uw account bij {brand} wordt voortaan {newEmail} gebruikt. Bevestig dat dit adres van u is.',
      action: 'Het nieuwe adres bevestigen',
      note: 'De link werkt {confirmationHours}. Zolang u niet bevestigt, verandert er niets. Hebt u hier niet om gevraagd, dan kunt u deze mail negeren.',
    },
    'email-change-asked': {
      subject: 'Een nieuw adres voor uw account?',
      lead: 'Ons is gevraagd het e-mailadres van uw account bij {brand} te wijzigen in {newEmail}. De wijziging gaat in zodra dat adres is bevestigd.',
      advice:
        'Was u het zelf, dan hoeft u niets te doen. Was u het niet, stel dan een nieuw wachtwoord in: daarmee worden alle apparaten uitgelogd en gaat de wijziging niet door.',
      action: 'Nieuw wachtwoord instellen',
    },
    'email-changed': {
      subject: 'Uw e-mailadres is gewijzigd',
      lead: 'Voor uw account bij {brand} wordt nu {newEmail} gebruikt. Dit is de laatste mail hierover aan dit adres.',
      advice: 'Was u het niet, schrijf dan meteen naar {supportEmail}.',
      action: 'Hulp krijgen',
    },
    'reset-password': {
      subject: 'Stel een nieuw wachtwoord in',
      lead: 'Ons is gevraagd om een nieuw wachtwoord voor uw account bij {brand}.',
      action: 'Een nieuw wachtwoord kiezen',
      note: 'De link werkt één keer, gedurende {resetMinutes}. Hebt u hier niet om gevraagd, dan kunt u deze mail negeren: uw wachtwoord blijft zoals het is.',
    },
    'password-changed': {
      subject: 'Uw wachtwoord is gewijzigd',
      lead: 'Het wachtwoord van uw account bij {brand} is zojuist gewijzigd.',
      advice:
        'Was u het zelf, dan hoeft u niets te doen. Was u het niet, stel dan meteen een nieuw wachtwoord in.',
      action: 'Nieuw wachtwoord instellen',
    },
    'booking-received': {
      subject: 'Boeking {number}: nog één stap',
      lead: 'We hebben uw boeking ontvangen. De boeking is bevestigd zodra de betaling binnen is.',
      action: 'De boeking betalen',
    },
    'booking-paid': {
      subject: 'Boeking {number} is bevestigd',
      lead: 'Uw betaling is binnen en uw transfer is bevestigd.',
      action: 'De boeking bekijken',
      note: 'We sturen u de gegevens van de chauffeur ongeveer {driverMinutes} voordat u wordt opgehaald.',
    },
    receipt: {
      subject: 'Betalingsbewijs voor boeking {number}',
      lead: 'Hartelijk dank. Op {paidOn} hebben we {total} voor uw transfer ontvangen.',
      action: 'De boeking bekijken',
    },
    'booking-cancelled': { subject: 'Boeking {number} is geannuleerd', action: 'De boeking bekijken' },
    'payment-failed': {
      subject: 'Boeking {number}: de betaling is mislukt',
      lead: 'Uw betaling is geweigerd en er is niets afgeschreven. Uw boeking blijft voor u klaarstaan; u kunt het opnieuw proberen.',
      action: 'Opnieuw betalen',
    },
    'closing-warning': {
      subject: 'Uw account wordt op {closesOn} gesloten',
      lead: 'We sluiten accounts waarmee al {inactiveMonths} niet is geboekt. Het uwe wordt op {closesOn} gesloten.',
      advice: 'Wilt u het houden, boek dan een transfer, of log in en kies ervoor het te houden.',
      action: 'Mijn account houden',
    },
    'account-closed': {
      subject: 'Uw account is gesloten',
      lead: 'Uw account bij {brand} is gesloten. We bewaren het nog {keptDays}, voor het geval u zich bedenkt.',
      advice:
        'Wilt u het heropenen, stel dan uiterlijk op {erasedOn} een nieuw wachtwoord in. Na die dag wordt het gewist en kan het niet meer worden hersteld.',
      action: 'Nieuw wachtwoord instellen',
    },
    'account-deleted': {
      subject: 'Uw account is verwijderd',
      lead: 'Uw account bij {brand} is verwijderd en niemand kan er nog mee inloggen.',
      note: 'Dit is de laatste mail hierover. Bedankt dat u met ons hebt gereisd.',
    },
    'account-blocked': {
      subject: 'Uw account is geblokkeerd',
      lead: 'Uw account bij {brand} is geblokkeerd. U kunt voorlopig niet inloggen of boeken.',
      advice: 'Schrijf naar {supportEmail}, dan zoeken we het samen uit.',
    },
  },
}
