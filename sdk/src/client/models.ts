import type { components } from '../generated/contract.ts'

type Schemas = components['schemas']

/** A transfer that a traveller has booked. */
export type Booking = Schemas['Booking']
/** The journey to book and the price the traveller agreed to. */
export type BookingRequest = Schemas['BookingRequest']
/** The new booking and how to pay for it. */
export type BookingResult = Schemas['BookingResult']
/** pending, confirmed, in-progress, completed or cancelled. */
export type BookingStatus = Schemas['BookingStatus']
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
/** A price in EUR that holds for 30 minutes. */
export type Quote = Schemas['Quote']
/** One part of a quote's price. */
export type QuoteLine = Schemas['QuoteLine']
export type RegisterRequest = Schemas['RegisterRequest']
export type RegisterResult = Schemas['RegisterResult']
/** A class of vehicle. */
export type VehicleType = Schemas['VehicleType']
