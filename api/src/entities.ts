import { Attempt } from './people/accounts/attempt.entity.ts'
import { AccountBlock } from './people/accounts/blocks/account-block.entity.ts'
import { AccountLink } from './people/accounts/links/account-link.entity.ts'
import { Passkey, PasskeyChallenge } from './people/accounts/passkeys/passkey.entity.ts'
import { RecoveryCode, TotpFactor } from './people/accounts/second-factor/second-factor.entity.ts'
import { Session } from './people/accounts/sessions/session.entity.ts'
import { SignInAttempt } from './people/accounts/sign-in/sign-in-attempt.entity.ts'
import { User } from './people/accounts/user.entity.ts'
import { CarrierConsent } from './people/carriers/carrier-consent.entity.ts'
import { CarrierDocument } from './people/carriers/carrier-document.entity.ts'
import { CarrierEvent } from './people/carriers/carrier-event.entity.ts'
import { ScreeningCase } from './people/carriers/screening/screening-case.entity.ts'
import { CarrierRate } from './people/carriers/carrier-rate.entity.ts'
import { CarrierKey } from './people/carriers/carrier-key.entity.ts'
import { CarrierMember } from './people/carriers/carrier-member.entity.ts'
import { Carrier } from './people/carriers/carrier.entity.ts'
import { Driver } from './people/carriers/driver.entity.ts'
import { ServiceArea } from './people/carriers/service-area.entity.ts'
import { Vehicle } from './people/carriers/vehicle.entity.ts'
import { ContactReply } from './people/contact/contact-reply.entity.ts'
import { ContactRequest } from './people/contact/contact-request.entity.ts'
import { BookingChange } from './bookings/booking/booking-change.entity.ts'
import { BookingEvent } from './bookings/booking/booking-event.entity.ts'
import { Booking } from './bookings/booking/booking.entity.ts'
import { GuestBooking } from './bookings/booking/guest-booking.entity.ts'
import { CheckoutSession } from './bookings/hand-off/checkout-session.entity.ts'
import { NetworkAllowance } from './platform/http/network-allowance.entity.ts'
import { IdempotencyRecord } from './platform/idempotency/idempotency.entity.ts'
import { EarningLine } from './money/earnings/earning-line.entity.ts'
import { SelfBilledInvoice } from './money/self-billing/self-billed-invoice.entity.ts'
import { SelfBillingSeries } from './money/self-billing/self-billing-series.entity.ts'
import { SelfBillingConsent } from './people/partners/self-billing-consent.entity.ts'
import { PayoutRun } from './money/payouts/payout-run.entity.ts'
import { PayoutStatement } from './money/payouts/payout-statement.entity.ts'
import { TestRide } from './rides/sandbox/test-ride.entity.ts'
import { PartnerScreening } from './people/carriers/screening/partner-screening.entity.ts'
import { ScreeningRun } from './people/carriers/screening/screening-run.entity.ts'
import { AgreementVersion } from './people/businesses/agreement-version.entity.ts'
import { StatementObjection } from './money/payouts/statement-objection.entity.ts'
import { BankAccount } from './people/bank-accounts/bank-account.entity.ts'
import { PartnerCredit } from './money/receivables/partner-credit.entity.ts'
import { ReceivableLine } from './money/receivables/receivable-line.entity.ts'
import { PartnerInvoice } from './money/receivables/partner-invoice.entity.ts'
import { InvoiceSeries } from './money/receivables/invoice-series.entity.ts'
import { InvoicePayment } from './money/receivables/invoice-payment.entity.ts'
import { LedgerEntry, LedgerPosting } from './money/ledger/ledger.entity.ts'
import { MailDelivery } from './platform/mail/delivery/delivery.entity.ts'
import { MailRecord } from './platform/mail/mail-record.entity.ts'
import { MailboxMessage } from './platform/mail/mailbox/mailbox.entity.ts'
import { WebhookAttempt } from './platform/webhooks/webhook-attempt.entity.ts'
import { WebhookDelivery } from './platform/webhooks/webhook-delivery.entity.ts'
import { WebhookEndpoint } from './platform/webhooks/webhook-endpoint.entity.ts'
import { WebhookEvent } from './platform/webhooks/webhook-event.entity.ts'
import { BusinessInvitation } from './people/businesses/invitation.entity.ts'
import { PartnerConsent } from './people/partners/partner-consent.entity.ts'
import { PartnerEvent } from './people/partners/partner-event.entity.ts'
import { PartnerMember } from './people/partners/partner-member.entity.ts'
import { PartnerKey } from './people/partners/partner-key.entity.ts'
import { PartnerOrigin, PartnerReturnUrl } from './people/partners/partner-pages.entity.ts'
import { PartnerSighting } from './people/partners/partner-sighting.entity.ts'
import { PartnerRequest } from './people/partners/partner-request.entity.ts'
import { Partner } from './people/partners/partner.entity.ts'
import { ListColumns, SavedView } from './office/lists/saved-view.entity.ts'
import { Approval } from './office/approvals/approval.entity.ts'
import { AuditEntry, AuditHead, AuditKey } from './office/audit/audit-entry.entity.ts'
import { OfficeNote } from './office/records/office-note.entity.ts'
import { BackupRecord } from './office/backup/backup-record.entity.ts'
import { HealthAlert } from './office/health/health-alert.entity.ts'
import { FigureDay, FigureState } from './office/figures/figure-day.entity.ts'
import { PartnerFigureDay } from './office/figures/partner-figure-day.entity.ts'
import { PaymentReview } from './money/payments/payment-review.entity.ts'
import { Chargeback } from './money/payments/chargeback.entity.ts'
import { CardRefund } from './money/payments/card-refund.entity.ts'
import { PaymentSession } from './money/payments/payment-session.entity.ts'
import { SandboxRefund } from './money/payments/sandbox/sandbox-refund.entity.ts'
import { SandboxSession } from './money/payments/sandbox/sandbox-session.entity.ts'
import { PromoCode, PromoUse, TravellerCard } from './prices/promotions/promo-code.entity.ts'
import { Quote } from './prices/quotes/quote.entity.ts'
import { DriverEvent } from './rides/day/driver-event.entity.ts'
import { RidePosition } from './rides/day/ride-position.entity.ts'
import { RideIncident } from './rides/ride/ride-incident.entity.ts'
import { RideEvent } from './rides/ride/ride-event.entity.ts'
import { RideShare } from './rides/day/ride-share.entity.ts'
import { RideRating } from './rides/ratings/ride-rating.entity.ts'
import { RideLink } from './rides/ride/ride-link.entity.ts'
import { RideOffer } from './rides/ride/ride-offer.entity.ts'
import { Ride } from './rides/ride/ride.entity.ts'
import type { Entities } from './platform/database/orm.ts'
import { Secret } from './platform/database/secret.entity.ts'
import { StoredFile } from './platform/files/stored-file.entity.ts'
import { SettingVersion } from './platform/stored-settings/setting-version.entity.ts'
import { StageRecord } from './platform/database/stage.entity.ts'

export const entities: Entities = [
  AgreementVersion,
  BankAccount,
  SelfBilledInvoice,
  SelfBillingConsent,
  SelfBillingSeries,
  PayoutRun,
  PayoutStatement,
  StatementObjection,
  TestRide,
  CarrierRate,
  EarningLine,
  SavedView,
  ListColumns,
  AuditEntry,
  AuditHead,
  AuditKey,
  AccountBlock,
  AccountLink,
  Attempt,
  BackupRecord,
  Booking,
  BookingChange,
  BookingEvent,
  BusinessInvitation,
  Approval,
  CardRefund,
  Carrier,
  CarrierConsent,
  CarrierDocument,
  CarrierEvent,
  CarrierKey,
  CarrierMember,
  Chargeback,
  CheckoutSession,
  GuestBooking,
  ContactReply,
  ContactRequest,
  Driver,
  DriverEvent,
  FigureDay,
  FigureState,
  HealthAlert,
  IdempotencyRecord,
  LedgerEntry,
  LedgerPosting,
  MailDelivery,
  MailRecord,
  MailboxMessage,
  InvoicePayment,
  InvoiceSeries,
  NetworkAllowance,
  OfficeNote,
  Partner,
  PartnerConsent,
  PartnerCredit,
  PartnerEvent,
  PartnerFigureDay,
  PartnerInvoice,
  PartnerMember,
  PartnerKey,
  PartnerOrigin,
  PartnerReturnUrl,
  Passkey,
  PasskeyChallenge,
  PartnerSighting,
  PartnerRequest,
  PaymentReview,
  PaymentSession,
  PromoCode,
  PromoUse,
  Quote,
  ReceivableLine,
  RecoveryCode,
  Ride,
  RideEvent,
  RideIncident,
  RideLink,
  RideOffer,
  RidePosition,
  RideRating,
  RideShare,
  SandboxRefund,
  SandboxSession,
  PartnerScreening,
  ScreeningCase,
  ScreeningRun,
  Secret,
  SettingVersion,
  ServiceArea,
  Session,
  SignInAttempt,
  StageRecord,
  StoredFile,
  TotpFactor,
  TravellerCard,
  User,
  Vehicle,
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEvent,
]
