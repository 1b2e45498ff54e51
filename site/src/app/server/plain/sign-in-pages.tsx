import {
  EMAIL_ADDRESS_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PHONE_CODES,
  PROFILE_UPDATE_ADDRESS_MAX_LENGTH,
  PROFILE_UPDATE_CITY_MAX_LENGTH,
  PROFILE_UPDATE_ZIP_CODE_MAX_LENGTH,
} from '@fiacre/sdk/rules'
import { useLanguage, useT } from '../../../base/i18n/i18n-provider.tsx'
import { PlainField, PlainSelect } from '../../../subjects/booking-form/plain-field.tsx'
import { ConsentLine } from '../../../subjects/traveller/consent-line.tsx'
import { countryNames } from '../../../subjects/traveller/country-names.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { PlainPageOf } from './plain-page.ts'
import { formOf, PlainForm, PlainProblem, usePlainHref } from './plain-parts.tsx'
import { RideCard } from './plain-ride.tsx'

/** Sign in, or go on to make an account: with the ride that it is for. */
export function SignInPage({ page }: { page: PlainPageOf<'sign-in'> }) {
  const t = useT()
  const href = usePlainHref()
  const form = formOf(page)
  const { quote, booking } = page.values
  return (
    <>
      {page.isRegistered && (
        <Banner tone="success" title={t('register.checkTitle')}>
          {t('shell.emailSentText')} {t('account.spam')}
        </Banner>
      )}
      <PlainProblem page={page} fields={['email', 'password']} />
      <PlainForm to="/book/sign-in" page={page}>
        <PlainField
          form={form}
          name="email"
          type="email"
          label={t('account.email')}
          autoComplete="username"
          maxLength={EMAIL_ADDRESS_MAX_LENGTH}
          required
        />
        <PlainField
          form={form}
          name="password"
          type="password"
          label={t('login.password')}
          autoComplete="current-password"
          required
        />
        <Button type="submit" size="lg" wide>
          {t('login.submit')}
        </Button>
      </PlainForm>
      <p>
        <a href={href('/book/forgot-password', { quote, booking })}>{t('login.forgot')}</a>
      </p>
      <p>
        {t('login.noAccount')} <a href={href('/book/sign-up', { quote, booking })}>{t('login.register')}</a>
      </p>
      {page.ride && <RideCard ride={page.ride} />}
    </>
  )
}

/** The second step of an account that has one: a code. */
export function CodePage({ page }: { page: PlainPageOf<'code'> }) {
  const t = useT()
  return (
    <>
      <p>{t('login.code.text')}</p>
      <PlainProblem page={page} fields={['code']} />
      <PlainForm to="/book/code" page={page}>
        <PlainField
          form={formOf(page)}
          name="code"
          label={t('login.code.label')}
          hint={t('login.passkey.appOrRecovery')}
          autoComplete="one-time-code"
          required
        />
        <Button type="submit" size="lg" wide>
          {t('login.submit')}
        </Button>
      </PlainForm>
    </>
  )
}

const SIGN_UP_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'countryCode',
  'phoneNumber',
  'country',
  'dateOfBirth',
  'password',
  'confirmPassword',
  'address',
  'zipCode',
  'city',
]

/** A new account. */
export function SignUpPage({ page }: { page: PlainPageOf<'sign-up'> }) {
  const t = useT()
  const { language } = useLanguage()
  const href = usePlainHref()
  const form = formOf(page)
  const { quote, booking } = page.values
  const codes = PHONE_CODES.map((code) => ({ value: code, label: code }))
  const countries = countryNames(language).map(({ code, name }) => ({ value: code, label: name }))
  const password = { form, type: 'password', autoComplete: 'new-password', required: true } as const
  return (
    <>
      <PlainProblem page={page} fields={SIGN_UP_FIELDS} />
      <PlainForm to="/book/sign-up" page={page}>
        <div className="plain-form__pair">
          <PlainField
            form={form}
            name="firstName"
            label={t('register.firstName')}
            autoComplete="given-name"
            required
          />
          <PlainField
            form={form}
            name="lastName"
            label={t('register.lastName')}
            autoComplete="family-name"
            required
          />
        </div>
        <PlainField
          form={form}
          name="email"
          type="email"
          label={t('register.email')}
          hint={t('register.emailHint')}
          autoComplete="email"
          maxLength={EMAIL_ADDRESS_MAX_LENGTH}
          required
        />
        <div className="plain-form__pair">
          <PlainSelect
            form={form}
            name="countryCode"
            label={t('register.phoneCode')}
            autoComplete="tel-country-code"
            options={[{ value: '', label: t('register.choose') }, ...codes]}
            required
          />
          <PlainField
            form={form}
            name="phoneNumber"
            type="tel"
            label={t('register.phoneNumber')}
            hint={t('register.phoneHint')}
            autoComplete="tel-national"
            required
          />
        </div>
        <div className="plain-form__pair">
          <PlainSelect
            form={form}
            name="country"
            label={t('register.country')}
            autoComplete="country"
            options={[{ value: '', label: t('register.chooseCountry') }, ...countries]}
            required
          />
          <PlainField
            form={form}
            name="dateOfBirth"
            type="date"
            label={t('register.dateOfBirth')}
            autoComplete="bday"
            min="1900-01-01"
            required
          />
        </div>
        <div className="plain-form__pair">
          <PlainField
            {...password}
            name="password"
            label={t('register.password')}
            hint={t('register.passwordHint', { count: PASSWORD_MIN_LENGTH })}
          />
          <PlainField {...password} name="confirmPassword" label={t('register.confirmPassword')} />
        </div>
        {page.ride && (
          <>
            <p className="fi-subheading">{t('register.billing')}</p>
            <p className="fi-small fi-muted">{t('register.billingHint')}</p>
            <PlainField
              form={form}
              name="address"
              label={t('profile.address')}
              autoComplete="address-line1"
              maxLength={PROFILE_UPDATE_ADDRESS_MAX_LENGTH}
            />
            <div className="plain-form__pair">
              <PlainField
                form={form}
                name="zipCode"
                label={t('profile.zipCode')}
                autoComplete="postal-code"
                maxLength={PROFILE_UPDATE_ZIP_CODE_MAX_LENGTH}
              />
              <PlainField
                form={form}
                name="city"
                label={t('profile.city')}
                autoComplete="address-level2"
                maxLength={PROFILE_UPDATE_CITY_MAX_LENGTH}
              />
            </div>
          </>
        )}
        <ConsentLine to="register" />
        <Button type="submit" size="lg" wide>
          {t('register.submit')}
        </Button>
      </PlainForm>
      <p>
        {t('register.haveAccount')}{' '}
        <a href={href('/book/sign-in', { quote, booking })}>{t('register.signIn')}</a>
      </p>
      {page.ride && <RideCard ride={page.ride} />}
    </>
  )
}
