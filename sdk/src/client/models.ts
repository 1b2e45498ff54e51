import type { components } from '../generated/contract.ts'

type Schemas = components['schemas']

/** Where a visitor came from: the `utm_…` tags and click ids that a partner's report counts by. */
export type Attribution = Schemas['Attribution']
/** The vehicle of a booking. */
export type BookedVehicle = Schemas['BookedVehicle']
/** A transfer that a traveller has booked. */
export type Booking = Schemas['Booking']
/** The journey to book and the price the traveller agreed to. */
export type BookingRequest = Schemas['BookingRequest']
/** The new booking and how to pay for it. */
export type BookingResult = Schemas['BookingResult']
/** pending, confirmed, in-progress, completed or cancelled. */
export type BookingStatus = Schemas['BookingStatus']
/** A partner's name, logo and colours, or our own. */
export type Brand = Schemas['Brand']
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
/** One thing that is wrong with one field of a request. */
export type FieldProblem = Schemas['FieldProblem']
export type Health = Schemas['Health']
export type LoginRequest = Schemas['LoginRequest']
export type LoginResult = Schemas['LoginResult']
/** A sentence for people. */
export type Message = Schemas['Message']
export type PaymentRequest = Schemas['PaymentRequest']
export type PaymentResult = Schemas['PaymentResult']
/** pending, processing, completed or failed. */
export type PaymentStatus = Schemas['PaymentStatus']
export type Place = Schemas['Place']
export type PlaceKind = Schemas['PlaceKind']
export type PlaceList = Schemas['PlaceList']
/** An exact position in degrees (WGS 84). */
export type Point = Schemas['Point']
/** The journey to price. */
export type PriceRequest = Schemas['PriceRequest']
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
/** A price in EUR that holds for 30 minutes. */
export type Quote = Schemas['Quote']
/** One part of a quote's price. */
export type QuoteLine = Schemas['QuoteLine']
export type RegisterRequest = Schemas['RegisterRequest']
export type RegisterResult = Schemas['RegisterResult']
/** The one-time token by which a partner's page learns what became of a checkout. */
export type ResultRequest = Schemas['ResultRequest']
/** A class of vehicle. */
export type VehicleType = Schemas['VehicleType']
