export { ACCOUNT_MESSAGES } from './account-messages.ts'
export { DEFAULT_ACCESS_LEVEL } from './access-level.ts'
export type { AccessLevel } from './access-level.ts'
export { ageAt, isAdult } from './age.ts'
export { ATTRIBUTION_NAMES } from './attribution.ts'
export type { AttributionName } from './attribution.ts'
export { BILLING_FIELDS, isBillingComplete, missingBillingFields } from './billing.ts'
export type { BillingField } from './billing.ts'
export { bookingFormSchema } from './booking-form.ts'
export type { BookingForm, BookingFormDraft } from './booking-form.ts'
export { checkPickup, checkReturn, pickupSpan, returnSpan } from './booking-window.ts'
export type { TimeSpan } from './booking-window.ts'
export { addDays, isCalendarDate, isTimeOfDay } from './calendar-date.ts'
export { CONTACT_CATEGORIES, contactCategory, contactSchema, isContactTrapped } from './contact-form.ts'
export type { ContactCategory, ContactForm } from './contact-form.ts'
export { countCharacters } from './count-characters.ts'
export { COUNTRIES } from './countries.ts'
export type { Country, CountryCode } from './countries.ts'
export { CURRENCIES } from './currencies.ts'
export { convertCents, currencySymbol, DEFAULT_CURRENCY, DISPLAY_RATES, isKnownCurrency } from './currency.ts'
export type { Currency } from './currencies.ts'
export type { Rates } from './currency.ts'
export * from './field-limits.data.ts'
export { fieldErrors } from './field-errors.ts'
export { formatDuration } from './format-duration.ts'
export { formatMoney } from './format-money.ts'
export type { MoneyFormat } from './format-money.ts'
export {
  baseLanguage,
  DEFAULT_LANGUAGE,
  europeanTag,
  languageOfTag,
  LANGUAGES,
  matchLanguage,
  writtenLanguage,
} from './languages.ts'
export type { Language, LanguageCode } from './languages.ts'
export { pageAddress, readPageAddress } from './page-address.ts'
export type { PageAddress } from './page-address.ts'
export * from './limits.ts'
export { VEHICLE_MODELS, vehicleModels } from './vehicle-models.ts'
export { instantToLocal, localToInstant } from './local-time.ts'
export type { LocalDateTime, LocalInstant } from './local-time.ts'
export { forgotPasswordSchema } from './forgot-password-form.ts'
export { guestSchema } from './guest-form.ts'
export { loginSchema } from './login-form.ts'
export type { LoginForm } from './login-form.ts'
export { message } from './message.ts'
export { isMessageId, MESSAGES } from './messages.ts'
export type { MessageId } from './messages.ts'
export { ruleMessage } from './rule-message.ts'
export type { MessageValues, RuleMessage } from './rule-message.ts'
export { normaliseCountry } from './normalise-country.ts'
export { newPasswordSchema } from './new-password-form.ts'
export type { NewPasswordForm } from './new-password-form.ts'
export { bookingOutcome, paymentPath } from './outcome.ts'
export type { BookingAnswer, BookingOutcome } from './outcome.ts'
export { BOOKING_STATUSES, mayMove } from './booking-status.ts'
export type { BookingMover, BookingStatusName } from './booking-status.ts'
export { changeDeadline, refundTerms } from './cancellation-terms.ts'
export type { RefundRule, TermsOf } from './cancellation-terms.ts'
export * from './extras.ts'
export { prepaymentCents } from './prepayment.ts'
export { capacityOf, checkPassengers, clampPassengers, passengerChoices } from './passengers.ts'
export { paymentSchema } from './payment-form.ts'
export type { PaymentForm } from './payment-form.ts'
export { isValidPhone, phoneDigits, stripPhoneInput } from './phone.ts'
export { PHONE_CODES } from './phone-codes.ts'
export * from './policy.ts'
export { EVERYDAY_COUNTRY_NAMES } from './everyday-country-names.ts'
export { hireKm } from './hourly-hire.ts'
export { givenBackPercent } from './carrier-penalty.ts'
export { addressEnds, needsRideAddress, townName, type AddressEnd } from './ride-address.ts'
export { isTravelNumber } from './travel-number.ts'
export { profileSchema } from './profile-form.ts'
export type { ProfileForm } from './profile-form.ts'
export { ruleOf } from './problem-rule.ts'
export { missingQuoteFields } from './quote-readiness.ts'
export type { QuoteField } from './quote-readiness.ts'
export { hasWebAddress, hasWebAddressInName } from './web-address.ts'
export * from './webhook-limits.ts'
export { RESULT_PARAMETER } from './result-parameter.ts'
export { registerSchema } from './register-form.ts'
export type { RegisterForm } from './register-form.ts'
export { isRestrictedText } from './restricted-regions.ts'
export { PENDING_QUOTE_KEY, SAVED_QUOTE_KEY } from './quote-keys.ts'
export { parseSavedQuote, serialiseSavedQuote } from './saved-quote.ts'
export type { SavedQuote } from './saved-quote.ts'
export {
  earliestPickup,
  latestPickupDate,
  maximumPickupTime,
  minimumPickupTime,
  pickupRange,
  returnRange,
  suggestedReturn,
  timesOn,
} from './selectable-times.ts'
export type { DayTimes, SelectableRange } from './selectable-times.ts'
export { SERVED_COUNTRIES } from './served-countries.ts'
export type { ServedCountry } from './served-countries.ts'
export { isServedCountry, SERVED_COUNTRY_CODES } from './served-country-codes.ts'
export type { ServedCountryCode } from './served-country-codes.ts'
export { namedServedCountry } from './served-places.ts'
export {
  DEFAULT_DISTANCE_UNIT,
  DISTANCE_UNITS,
  formatDistance,
  formatPromisedDistance,
  KM_PER_MILE,
  kmToMiles,
  MILES_PER_KM,
  milesToKm,
  pricePerUnit,
} from './units.ts'
export type { DistanceUnit } from './units.ts'
export { MAX_VEHICLE_AGE_YEARS, VEHICLE_CLASSES, vehicleClass } from './vehicle-classes.ts'
export type { VehicleClass } from './vehicle-classes.ts'
export type { RuleViolation } from './violation.ts'
export { rideAnswerUntil } from './ride-offers.ts'
export { waitingMinutes } from './waiting.ts'
export { KEPT_DAYS } from './kept-days.ts'
export {
  AGREEMENT_REMINDER_DAYS,
  LEGAL_DOCUMENTS,
  LEGAL_LANGUAGES,
  NOTICE_PERIODS,
  PAYOUT,
  TERMS_VERSION,
  type LegalDocument,
  type LegalLanguage,
} from './legal-documents.ts'
export { SANCTIONED_COUNTRIES } from './sanctioned-countries.ts'
