import type { components } from '../generated/contract.ts'

type Schemas = components['schemas']

/** How free the traveller is afterwards: saver or flexible. */
export type AccessLevel = Schemas['AccessLevel']
/** A booking as an administrator sees it, with its traveller. */
export type AdminBooking = Schemas['AdminBooking']
export type AdminBookingList = Schemas['AdminBookingList']
/** Where a visitor came from: the `utm_…` tags and click ids that a partner's report counts by. */
export type Attribution = Schemas['Attribution']
/** One step of a booking as an administrator sees it: who, when, from, to and why. */
export type AuditEvent = Schemas['AuditEvent']
export type AuditTrail = Schemas['AuditTrail']
/** What an account holds for the next bookings, and how that came about. */
export type Balance = Schemas['Balance']
/** One movement of an account balance. */
export type BalanceEntry = Schemas['BalanceEntry']
/** Where to send the money of a bank transfer, and its reference. */
export type BankTransfer = Schemas['BankTransfer']
/** The vehicle of a booking. */
export type BookedVehicle = Schemas['BookedVehicle']
/** A transfer that a traveller has booked. */
export type Booking = Schemas['Booking']
/** What of a booking shall be different, to be priced. */
export type BookingChangeDraft = Schemas['BookingChangeDraft']
/** What a change would cost or give back; nothing is changed. */
export type BookingChangePreview = Schemas['BookingChangePreview']
/** The change at the price the traveller agreed to. */
export type BookingChangeRequest = Schemas['BookingChangeRequest']
/** The booking after a change, or where to pay for it first. */
export type BookingChangeResult = Schemas['BookingChangeResult']
/** One step of a booking, as its traveller sees it. */
export type BookingEvent = Schemas['BookingEvent']
export type BookingEventList = Schemas['BookingEventList']
/** What is to be paid for a booking, and how. */
export type BookingPayment = Schemas['BookingPayment']
/** The journey to book and the price the traveller agreed to. */
export type BookingRequest = Schemas['BookingRequest']
/** The new booking and how to pay for it. */
export type BookingResult = Schemas['BookingResult']
/** pending, confirmed, in-progress, completed or cancelled. */
export type BookingStatus = Schemas['BookingStatus']
/** A partner's name, logo and colours, or our own. */
export type Brand = Schemas['Brand']
/** What cancelling gives back, until when, and by which rule. */
export type Cancellation = Schemas['Cancellation']
export type CancellationRequest = Schemas['CancellationRequest']
/** The cancelled booking and what went back. */
export type CancellationResult = Schemas['CancellationResult']
/** A quote on its way to a booking, opened from a partner's page. */
export type Checkout = Schemas['Checkout']
/** The journey of a checkout. */
export type CheckoutJourney = Schemas['CheckoutJourney']
/** What became of a checkout, for the partner: the booking's number and totals, and nothing about the person. */
export type CheckoutResult = Schemas['CheckoutResult']
/** Where a paid checkout leads back to. */
export type CheckoutReturn = Schemas['CheckoutReturn']
/** The address that hands a traveller over to the checkout: it works once, for half an hour. */
export type CheckoutSession = Schemas['CheckoutSession']
/** The quote to hand over, and where to come back to. */
export type CheckoutSessionRequest = Schemas['CheckoutSessionRequest']
/** The token of a checkout's address. */
export type CheckoutTokenRequest = Schemas['CheckoutTokenRequest']
/** Seats for children by weight group. */
export type ChildSeats = Schemas['ChildSeats']
/** What the site may know about how the service is set up. */
export type ClientSettings = Schemas['ClientSettings']
/** A country or region to go to: its flag, prices, pictures and resorts. */
export type Destination = Schemas['Destination']
export type DestinationCatalogue = Schemas['DestinationCatalogue']
export type DestinationCategory = Schemas['DestinationCategory']
/** The way between two places: kilometres and whole minutes, one way. */
export type Distance = Schemas['Distance']
export type DistanceRequest = Schemas['DistanceRequest']
export type EmailRequest = Schemas['EmailRequest']
export type EmailStatus = Schemas['EmailStatus']
/** What one euro is shown as in other currencies, where from and how old. */
export type ExchangeRates = Schemas['ExchangeRates']
/** What comes with a ride; what is left out is not wanted. */
export type Extras = Schemas['Extras']
/** One thing that is wrong with one field of a request. */
export type FieldProblem = Schemas['FieldProblem']
export type Health = Schemas['Health']
export type LoginRequest = Schemas['LoginRequest']
export type LoginResult = Schemas['LoginResult']
/** Large suitcases and hand luggage. */
export type Luggage = Schemas['Luggage']
/** A sentence for people. */
export type Message = Schemas['Message']
/** card or bank_transfer. */
export type PaymentMethod = Schemas['PaymentMethod']
export type PaymentRequest = Schemas['PaymentRequest']
export type PaymentResult = Schemas['PaymentResult']
/** Money that came in and fits no booking as it should: a person decides. */
export type PaymentReview = Schemas['PaymentReview']
export type PaymentReviewList = Schemas['PaymentReviewList']
/** pending, processing, completed or failed. */
export type PaymentStatus = Schemas['PaymentStatus']
export type Place = Schemas['Place']
export type PlaceKind = Schemas['PlaceKind']
export type OfferedPlaces = Schemas['OfferedPlaces']
export type PlaceList = Schemas['PlaceList']
/** An exact position in degrees (WGS 84). */
export type Point = Schemas['Point']
/** The journey to price. */
export type PriceRequest = Schemas['PriceRequest']
export type ClassPricesRequest = Schemas['ClassPricesRequest']
export type ClassPrices = Schemas['ClassPrices']
/** A problem document (RFC 9457), the body of every error answer. */
export type Problem = Schemas['Problem']
/** The stable codes of problems. */
export type ProblemCode = Schemas['ProblemCode']
/** A person with an account. */
export type Profile = Schemas['Profile']
export type ProfileUpdate = Schemas['ProfileUpdate']
/** What a promo code did to a price, or why it did nothing. */
export type Promo = Schemas['Promo']
/** Why a promo code does not hold. */
export type PromoReason = Schemas['PromoReason']
/** A price in EUR that holds until its `expiresAt`. */
export type Quote = Schemas['Quote']
/** One part of a quote's price. */
export type QuoteLine = Schemas['QuoteLine']
/** Money that an administrator found on the account. */
export type ReceivedPayment = Schemas['ReceivedPayment']
export type RegisterRequest = Schemas['RegisterRequest']
export type RegisterResult = Schemas['RegisterResult']
/** The one-time token by which a partner's page learns what became of a checkout. */
export type ResultRequest = Schemas['ResultRequest']
/** What a person decided about such money. */
export type ReviewResolution = Schemas['ReviewResolution']
export type RouteDrawing = Schemas['RouteDrawing']
/** The status that an administrator sets, and why. */
export type StatusRequest = Schemas['StatusRequest']
/** A class of vehicle. */
export type VehicleType = Schemas['VehicleType']
