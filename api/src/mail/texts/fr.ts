import type { MailTexts } from './mail-texts.ts'

export const fr: MailTexts = {
  greeting: 'Bonjour {firstName},',
  tagline: 'Transferts privés dans toute l’Europe',
  why: 'Vous recevez cet e-mail parce que cette adresse a été indiquée pour un compte {brand}.',
  questions: 'Une question ? Écrivez à {supportEmail}.',
  linkFallback: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  labels: {
    booking: 'Votre transfert',
    number: 'Réservation',
    from: 'De',
    to: 'À',
    pickup: 'Départ (heure locale)',
    return: 'Retour (heure locale)',
    vehicle: 'Véhicule',
    passengers: 'Passagers',
    total: 'Total',
    payment: 'Votre paiement',
    paidOn: 'Payé le',
    method: 'Moyen de paiement',
  },
  methods: {
    card: 'Carte bancaire',
    'bank-transfer': 'Virement bancaire',
    test: 'Paiement de test, aucun montant débité',
  },
  priceLines: {
    START: 'Prise en charge',
    DISTANCE: 'Distance',
    CLASS: 'Classe {vehicle}',
    MINIMUM: 'Prix minimum',
    RETURN: 'Retour',
    DISCOUNT: 'Remise',
  },
  cancellation: {
    reasons: {
      traveller: 'Votre transfert est annulé, comme vous l’avez demandé.',
      company: 'Nous avons dû annuler votre transfert. Nous vous prions de nous en excuser.',
      'account-closed': 'Votre transfert est annulé, car votre compte a été fermé.',
    },
    refund: 'Nous vous remboursons {refund}.',
    noRefund: 'Selon les conditions de cette réservation, aucun remboursement n’est prévu.',
  },
  quantities: {
    confirmationHours: { one: '{n} heure', many: '{n} d’heures', other: '{n} heures' },
    resetMinutes: { one: '{n} minute', many: '{n} de minutes', other: '{n} minutes' },
    driverMinutes: { one: '{n} minute', many: '{n} de minutes', other: '{n} minutes' },
    inactiveMonths: { one: '{n} mois', many: '{n} de mois', other: '{n} mois' },
    keptDays: { one: '{n} jour', many: '{n} de jours', other: '{n} jours' },
  },
  letters: {
    'confirm-email': {
      subject: 'Confirmez votre adresse e-mail',
      lead: 'Bienvenue chez {brand}. Veuillez confirmer que cette adresse est bien la vôtre, afin que les détails de vos réservations vous parviennent.',
      action: 'Confirmer mon adresse',
      note: 'Le lien est valable {confirmationHours}. Si vous n’avez pas créé de compte, vous pouvez ignorer cet e-mail.',
    },
    'confirm-new-email': {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      lead: 'Votre compte {brand} doit désormais utiliser l’adresse {newEmail}. Veuillez confirmer qu’elle est bien la vôtre.',
      action: 'Confirmer la nouvelle adresse',
      note: 'Le lien est valable {confirmationHours}. Rien ne change tant que vous n’avez pas confirmé. Si cette demande ne vient pas de vous, vous pouvez ignorer cet e-mail.',
    },
    'email-change-asked': {
      subject: 'Une nouvelle adresse pour votre compte ?',
      lead: 'On nous a demandé de remplacer l’adresse e-mail de votre compte {brand} par {newEmail}. Le changement aura lieu dès que cette adresse sera confirmée.',
      advice:
        'Si la demande vient de vous, vous n’avez rien à faire. Sinon, réinitialisez votre mot de passe : tous les appareils seront déconnectés et le changement annulé.',
      action: 'Réinitialiser mon mot de passe',
    },
    'email-changed': {
      subject: 'Votre adresse e-mail a été modifiée',
      lead: 'Votre compte {brand} utilise désormais l’adresse {newEmail}. C’est le dernier e-mail à ce sujet envoyé à la présente adresse.',
      advice: 'Si ce changement ne vient pas de vous, écrivez sans attendre à {supportEmail}.',
      action: 'Obtenir de l’aide',
    },
    'reset-password': {
      subject: 'Réinitialisez votre mot de passe',
      lead: 'On nous a demandé un nouveau mot de passe pour votre compte {brand}.',
      action: 'Choisir un nouveau mot de passe',
      note: 'Le lien ne peut servir qu’une fois et reste valable {resetMinutes}. Si cette demande ne vient pas de vous, vous pouvez ignorer cet e-mail : votre mot de passe ne change pas.',
    },
    'password-changed': {
      subject: 'Votre mot de passe a été modifié',
      lead: 'Le mot de passe de votre compte {brand} vient d’être modifié.',
      advice:
        'Si ce changement vient de vous, vous n’avez rien à faire. Sinon, réinitialisez sans attendre votre mot de passe.',
      action: 'Réinitialiser mon mot de passe',
    },
    'booking-received': {
      subject: 'Réservation {number} : plus qu’une étape',
      lead: 'Nous avons bien reçu votre réservation. Elle sera confirmée dès la réception du paiement.',
      action: 'Payer la réservation',
    },
    'booking-paid': {
      subject: 'Réservation {number} confirmée',
      lead: 'Nous avons bien reçu votre paiement et votre transfert est confirmé.',
      action: 'Voir la réservation',
      note: 'Nous vous envoyons les coordonnées de votre chauffeur environ {driverMinutes} avant le départ.',
    },
    receipt: {
      subject: 'Reçu pour la réservation {number}',
      lead: 'Merci. Nous avons reçu {total} le {paidOn} pour votre transfert.',
      action: 'Voir la réservation',
    },
    'booking-cancelled': { subject: 'Réservation {number} annulée', action: 'Voir la réservation' },
    'payment-failed': {
      subject: 'Réservation {number} : le paiement n’a pas abouti',
      lead: 'Votre paiement a été refusé et rien n’a été débité. Votre réservation vous attend ; vous pouvez réessayer.',
      action: 'Réessayer de payer',
    },
    'closing-warning': {
      subject: 'Votre compte fermera le {closesOn}',
      lead: 'Nous fermons les comptes restés sans réservation pendant {inactiveMonths}. Le vôtre fermera le {closesOn}.',
      advice: 'Pour le garder, réservez un transfert, ou connectez-vous et choisissez de le garder.',
      action: 'Garder mon compte',
    },
    'account-closed': {
      subject: 'Votre compte est fermé',
      lead: 'Votre compte {brand} a été fermé. Nous le conservons encore {keptDays}, au cas où vous changeriez d’avis.',
      advice:
        'Pour le rouvrir, réinitialisez votre mot de passe au plus tard le {erasedOn}. Passé cette date, il sera effacé et ne pourra plus être rétabli.',
      action: 'Réinitialiser mon mot de passe',
    },
    'account-deleted': {
      subject: 'Votre compte est supprimé',
      lead: 'Votre compte {brand} a été supprimé et plus personne ne peut s’y connecter.',
      note: 'C’est le dernier e-mail à ce sujet. Merci d’avoir voyagé avec nous.',
    },
    'account-blocked': {
      subject: 'Votre compte est bloqué',
      lead: 'Votre compte {brand} a été bloqué. Pour le moment, vous ne pouvez ni vous connecter ni réserver.',
      advice: 'Écrivez-nous à {supportEmail} afin que nous trouvions une solution.',
    },
  },
}
