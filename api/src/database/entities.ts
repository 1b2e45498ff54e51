import { Attempt } from '../accounts/attempt.entity.ts'
import { AccountBlock } from '../accounts/blocks/account-block.entity.ts'
import { AccountLink } from '../accounts/links/account-link.entity.ts'
import { Session } from '../accounts/sessions/session.entity.ts'
import { User } from '../accounts/user.entity.ts'
import { BookingChange } from '../bookings/booking-change.entity.ts'
import { BookingEvent } from '../bookings/booking-event.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { CheckoutSession } from '../checkout/sessions/checkout-session.entity.ts'
import { NetworkAllowance } from '../http/network-allowance.entity.ts'
import { IdempotencyRecord } from '../idempotency/idempotency.entity.ts'
import { LedgerEntry, LedgerPosting } from '../ledger/ledger.entity.ts'
import { MailDelivery } from '../mail/delivery.entity.ts'
import { MailRecord } from '../mail/mail-record.entity.ts'
import { MailboxMessage } from '../mail/mailbox.entity.ts'
import { PartnerKey } from '../partners/partner-key.entity.ts'
import { PartnerOrigin, PartnerReturnUrl } from '../partners/partner-pages.entity.ts'
import { Partner } from '../partners/partner.entity.ts'
import { PaymentReview } from '../payments/payment-review.entity.ts'
import { PaymentSession } from '../payments/payment-session.entity.ts'
import { SandboxSession } from '../payments/sandbox/sandbox-session.entity.ts'
import { PromoCode, PromoUse, TravellerCard } from '../promotions/promo-code.entity.ts'
import { Quote } from '../quotes/quote.entity.ts'
import { Secret } from './secret.entity.ts'
import { StageRecord } from './stage.entity.ts'

export const entities = [
  AccountBlock,
  AccountLink,
  Attempt,
  Booking,
  BookingChange,
  BookingEvent,
  CheckoutSession,
  IdempotencyRecord,
  LedgerEntry,
  LedgerPosting,
  MailDelivery,
  MailRecord,
  MailboxMessage,
  NetworkAllowance,
  Partner,
  PartnerKey,
  PartnerOrigin,
  PartnerReturnUrl,
  PaymentReview,
  PaymentSession,
  PromoCode,
  PromoUse,
  Quote,
  SandboxSession,
  Secret,
  Session,
  StageRecord,
  TravellerCard,
  User,
] as const
