import type { MailTexts } from './mail-texts.ts'

export const pt: MailTexts = {
  greeting: 'Olá {firstName},',
  tagline: 'Transfers privados em toda a Europa',
  why: 'Recebe este e-mail porque este endereço foi indicado para uma conta {brand}.',
  questions: 'Tem perguntas? Escreva para {supportEmail}.',
  linkFallback: 'Se o botão não funcionar, abra este endereço:',
  labels: {
    booking: 'O seu transfer',
    number: 'Reserva',
    from: 'De',
    to: 'Para',
    pickup: 'Recolha (hora local)',
    return: 'Regresso (hora local)',
    vehicle: 'Veículo',
    passengers: 'Passageiros',
    total: 'Total',
    payment: 'O seu pagamento',
    paidOn: 'Data do pagamento',
    method: 'Método de pagamento',
  },
  methods: {
    card: 'Cartão',
    'bank-transfer': 'Transferência bancária',
    test: 'Pagamento de teste, sem qualquer cobrança',
  },
  priceLines: {
    START: 'Preço inicial',
    DISTANCE: 'Distância',
    CLASS: 'Classe {vehicle}',
    MINIMUM: 'Preço mínimo',
    RETURN: 'Viagem de regresso',
    DISCOUNT: 'Desconto',
  },
  cancellation: {
    reasons: {
      traveller: 'O seu transfer foi cancelado, como pediu.',
      company: 'Tivemos de cancelar o seu transfer. Pedimos desculpa.',
      'account-closed': 'O seu transfer foi cancelado porque a sua conta foi encerrada.',
    },
    refund: 'Vamos reembolsar-lhe {refund}.',
    noRefund: 'De acordo com as condições desta reserva, não há lugar a reembolso.',
  },
  quantities: {
    confirmationHours: { one: '{n} hora', many: '{n} de horas', other: '{n} horas' },
    resetMinutes: { one: '{n} minuto', many: '{n} de minutos', other: '{n} minutos' },
    driverMinutes: { one: '{n} minuto', many: '{n} de minutos', other: '{n} minutos' },
    inactiveMonths: { one: '{n} mês', many: '{n} de meses', other: '{n} meses' },
    keptDays: { one: '{n} dia', many: '{n} de dias', other: '{n} dias' },
  },
  letters: {
    'confirm-email': {
      subject: 'Confirme o seu endereço de e-mail',
      lead: 'A equipa {brand} dá-lhe as boas-vindas. Confirme que este endereço é seu, para que os detalhes das reservas lhe cheguem.',
      action: 'Confirmar o meu endereço',
      note: 'A ligação é válida durante {confirmationHours}. Se não se registou, pode ignorar este e-mail.',
    },
    'confirm-new-email': {
      subject: 'Confirme o seu novo endereço de e-mail',
      lead: 'A sua conta {brand} deverá passar a usar o endereço {newEmail}. Confirme que este endereço é seu.',
      action: 'Confirmar o novo endereço',
      note: 'A ligação é válida durante {confirmationHours}. Até confirmar, nada muda. Se não fez este pedido, pode ignorar este e-mail.',
    },
    'email-change-asked': {
      subject: 'Um novo endereço para a sua conta?',
      lead: 'Recebemos um pedido para alterar o endereço de e-mail da sua conta {brand} para {newEmail}. A alteração será feita assim que esse endereço for confirmado.',
      advice:
        'Se o pedido foi seu, não precisa de fazer nada. Se não foi, reponha a sua palavra-passe: isso termina a sessão em todos os dispositivos e anula a alteração.',
      action: 'Repor a minha palavra-passe',
    },
    'email-changed': {
      subject: 'O seu endereço de e-mail foi alterado',
      lead: 'A sua conta {brand} usa agora o endereço {newEmail}. Este é o último e-mail sobre a conta enviado para o presente endereço.',
      advice: 'Se a alteração não foi feita por si, escreva de imediato para {supportEmail}.',
      action: 'Obter ajuda',
    },
    'reset-password': {
      subject: 'Reponha a sua palavra-passe',
      lead: 'Recebemos um pedido de uma nova palavra-passe para a sua conta {brand}.',
      action: 'Escolher uma nova palavra-passe',
      note: 'A ligação só funciona uma vez e é válida durante {resetMinutes}. Se não fez este pedido, pode ignorar este e-mail: a sua palavra-passe mantém-se.',
    },
    'password-changed': {
      subject: 'A sua palavra-passe foi alterada',
      lead: 'A palavra-passe da sua conta {brand} acabou de ser alterada.',
      advice:
        'Se a alteração foi feita por si, não precisa de fazer nada. Se não foi, reponha de imediato a sua palavra-passe.',
      action: 'Repor a minha palavra-passe',
    },
    'booking-received': {
      subject: 'Reserva {number}: só falta um passo',
      lead: 'Recebemos a sua reserva. Fica confirmada assim que o pagamento chegar.',
      action: 'Pagar a reserva',
    },
    'booking-paid': {
      subject: 'Reserva {number} confirmada',
      lead: 'O seu pagamento chegou e o seu transfer está confirmado.',
      action: 'Ver a reserva',
      note: 'Vamos enviar-lhe os dados do motorista cerca de {driverMinutes} antes da recolha.',
    },
    receipt: {
      subject: 'Recibo da reserva {number}',
      lead: 'Agradecemos. A {paidOn}, recebemos {total} pelo seu transfer.',
      action: 'Ver a reserva',
    },
    'booking-cancelled': { subject: 'Reserva {number} cancelada', action: 'Ver a reserva' },
    'payment-failed': {
      subject: 'Reserva {number}: o pagamento não foi concluído',
      lead: 'O seu pagamento foi recusado e nada foi cobrado. A reserva continua à sua espera; pode tentar de novo.',
      action: 'Repetir o pagamento',
    },
    'closing-warning': {
      subject: 'A sua conta será encerrada a {closesOn}',
      lead: 'Encerramos as contas sem reservas há {inactiveMonths}. A sua será encerrada a {closesOn}.',
      advice: 'Para a manter, reserve um transfer, ou inicie sessão e escolha mantê-la.',
      action: 'Manter a minha conta',
    },
    'account-closed': {
      subject: 'A sua conta está encerrada',
      lead: 'A sua conta {brand} foi encerrada. Vamos guardá-la durante {keptDays}, caso mude de ideias.',
      advice:
        'Para a reabrir, reponha a sua palavra-passe até {erasedOn}, inclusive. Depois desse dia, a conta será apagada e não poderá ser recuperada.',
      action: 'Repor a minha palavra-passe',
    },
    'account-deleted': {
      subject: 'A sua conta foi eliminada',
      lead: 'A sua conta {brand} foi eliminada e já ninguém pode iniciar sessão nela.',
      note: 'Este é o último e-mail sobre a conta. Agradecemos ter viajado connosco.',
    },
    'account-blocked': {
      subject: 'A sua conta está bloqueada',
      lead: 'A sua conta {brand} foi bloqueada. Por agora, não pode iniciar sessão nem reservar.',
      advice: 'Escreva para {supportEmail}, para podermos resolver a situação.',
    },
  },
}
