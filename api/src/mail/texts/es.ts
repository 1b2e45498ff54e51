import type { MailTexts } from './mail-texts.ts'

export const es: MailTexts = {
  greeting: 'Hola, {firstName}:',
  tagline: 'Traslados privados por toda Europa',
  why: 'Recibe este mensaje porque esta dirección se indicó para una cuenta de {brand}.',
  questions: '¿Tiene alguna pregunta? Escriba a {supportEmail}.',
  linkFallback: 'Si el botón no funciona, abra esta dirección:',
  labels: {
    booking: 'Su traslado',
    number: 'Reserva',
    from: 'Desde',
    to: 'Hasta',
    pickup: 'Recogida (hora local)',
    return: 'Vuelta (hora local)',
    vehicle: 'Vehículo',
    passengers: 'Pasajeros',
    total: 'Total',
    payment: 'Su pago',
    paidOn: 'Fecha de pago',
    method: 'Forma de pago',
  },
  methods: {
    card: 'Tarjeta',
    'bank-transfer': 'Transferencia bancaria',
    test: 'Pago de prueba, sin ningún cargo',
  },
  priceLines: {
    START: 'Precio inicial',
    DISTANCE: 'Distancia',
    CLASS: 'Clase {vehicle}',
    MINIMUM: 'Precio mínimo',
    RETURN: 'Trayecto de vuelta',
    DISCOUNT: 'Descuento',
  },
  cancellation: {
    reasons: {
      traveller: 'Su traslado ha quedado cancelado, tal como nos pidió.',
      company: 'Hemos tenido que cancelar su traslado. Le pedimos disculpas.',
      'account-closed': 'Su traslado ha quedado cancelado porque se cerró su cuenta.',
    },
    refund: 'Le devolvemos {refund}.',
    noRefund: 'Según las condiciones de esta reserva, no hay reembolso.',
  },
  quantities: {
    confirmationHours: { one: '{n} hora', many: '{n} de horas', other: '{n} horas' },
    resetMinutes: { one: '{n} minuto', many: '{n} de minutos', other: '{n} minutos' },
    driverMinutes: { one: '{n} minuto', many: '{n} de minutos', other: '{n} minutos' },
    inactiveMonths: { one: '{n} mes', many: '{n} de meses', other: '{n} meses' },
    keptDays: { one: '{n} día', many: '{n} de días', other: '{n} días' },
  },
  letters: {
    'confirm-email': {
      subject: 'Confirme su dirección de correo',
      lead: 'Le damos la bienvenida a {brand}. Confirme que esta dirección es suya para que le lleguen los datos de sus reservas.',
      action: 'Confirmar mi dirección',
      note: 'El enlace es válido durante {confirmationHours}. Si no se ha registrado, puede ignorar este mensaje.',
    },
    'confirm-new-email': {
      subject: 'Confirme su nueva dirección de correo',
      lead: 'Su cuenta de {brand} va a usar a partir de ahora la dirección {newEmail}. Confirme que es suya.',
      action: 'Confirmar la nueva dirección',
      note: 'El enlace es válido durante {confirmationHours}. Hasta que lo confirme, no cambia nada. Si no lo ha pedido, puede ignorar este mensaje.',
    },
    'email-change-asked': {
      subject: '¿Una nueva dirección para su cuenta?',
      lead: 'Nos han pedido cambiar la dirección de correo de su cuenta de {brand} por {newEmail}. El cambio se hará en cuanto se confirme esa dirección.',
      advice:
        'Si lo ha pedido usted, no tiene que hacer nada. Si no, restablezca su contraseña: así se cierra la sesión en todos los dispositivos y se anula el cambio.',
      action: 'Restablecer mi contraseña',
    },
    'email-changed': {
      subject: 'Se ha cambiado su dirección de correo',
      lead: 'Su cuenta de {brand} usa ahora la dirección {newEmail}. Este es el último mensaje sobre ella que enviamos a esta dirección.',
      advice: 'Si no ha sido usted, escriba de inmediato a {supportEmail}.',
      action: 'Obtener ayuda',
    },
    'reset-password': {
      subject: 'Restablezca su contraseña',
      lead: 'Nos han pedido una nueva contraseña para su cuenta de {brand}.',
      action: 'Elegir una nueva contraseña',
      note: 'El enlace sirve una sola vez y es válido durante {resetMinutes}. Si no lo ha pedido, puede ignorar este mensaje: su contraseña sigue siendo la misma.',
    },
    'password-changed': {
      subject: 'Se ha cambiado su contraseña',
      lead: 'La contraseña de su cuenta de {brand} acaba de cambiarse.',
      advice: 'Si ha sido usted, no tiene que hacer nada. Si no, restablezca su contraseña de inmediato.',
      action: 'Restablecer mi contraseña',
    },
    'booking-received': {
      subject: 'Reserva {number}: solo falta un paso',
      lead: 'Tenemos su reserva. Quedará confirmada en cuanto llegue el pago.',
      action: 'Pagar la reserva',
    },
    'booking-paid': {
      subject: 'Reserva {number} confirmada',
      lead: 'Hemos recibido su pago y su traslado está confirmado.',
      action: 'Ver la reserva',
      note: 'Aproximadamente {driverMinutes} antes de la recogida le enviaremos los datos de la persona que conducirá.',
    },
    receipt: {
      subject: 'Recibo de la reserva {number}',
      lead: 'Gracias. El {paidOn} recibimos {total} por su traslado.',
      action: 'Ver la reserva',
    },
    'booking-cancelled': { subject: 'Reserva {number} cancelada', action: 'Ver la reserva' },
    'payment-failed': {
      subject: 'Reserva {number}: no se ha podido realizar el pago',
      lead: 'Su pago fue rechazado y no se le ha cobrado nada. Su reserva le espera; puede intentarlo de nuevo.',
      action: 'Reintentar el pago',
    },
    'closing-warning': {
      subject: 'Su cuenta se cerrará el {closesOn}',
      lead: 'Cerramos las cuentas que llevan {inactiveMonths} sin reservas. La suya se cerrará el {closesOn}.',
      advice: 'Para conservarla, reserve un traslado o inicie sesión y elija conservarla.',
      action: 'Conservar mi cuenta',
    },
    'account-closed': {
      subject: 'Su cuenta está cerrada',
      lead: 'Su cuenta de {brand} se ha cerrado. La guardamos durante {keptDays}, por si cambia de opinión.',
      advice:
        'Para volver a abrirla, restablezca su contraseña a más tardar el {erasedOn}. Después de ese día se borrará y no se podrá recuperar.',
      action: 'Restablecer mi contraseña',
    },
    'account-deleted': {
      subject: 'Hemos eliminado su cuenta',
      lead: 'Su cuenta de {brand} se ha eliminado, y ya nadie puede iniciar sesión en ella.',
      note: 'Este es el último mensaje sobre ella. Gracias por haber viajado con nosotros.',
    },
    'account-blocked': {
      subject: 'Su cuenta está bloqueada',
      lead: 'Su cuenta de {brand} se ha bloqueado. Por ahora no puede iniciar sesión ni reservar.',
      advice: 'Escriba a {supportEmail} para que podamos resolverlo.',
    },
  },
}
