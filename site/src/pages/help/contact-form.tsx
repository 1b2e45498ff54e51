import type { Profile } from '@fiacre/sdk'
import {
  CONTACT_CATEGORIES,
  CONTACT_MESSAGE_MESSAGE_MAX_LENGTH,
  CONTACT_MESSAGE_NAME_MAX_LENGTH,
  CONTACT_MESSAGE_SUBJECT_MAX_LENGTH,
  contactSchema,
  EMAIL_ADDRESS_MAX_LENGTH,
  OPTIONAL_PHONE_MAX_LENGTH,
  SUPPORT_REPLY_HOURS,
  type ContactForm as Written,
} from '@fiacre/sdk/rules'
import { useLatestMutation } from '../../base/api/use-latest-mutation.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import { useClient } from '../../base/api/client-context.tsx'
import { problemFields } from '../../base/forms/problem-fields.ts'
import { useForm } from '../../base/forms/use-form.ts'
import { useTranslator } from '../../base/i18n/i18n-provider.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { ContactFailure } from './contact-failure.tsx'

type ContactFormProps = {
  /** Who writes, where that is known. */
  user: Profile | undefined
  /** The booking that it is about. */
  booking: string | undefined
  /** Says so, and lets go of it. */
  chip: ReactNode
  onSent: (email: string) => void
}

const FIELDS = ['name', 'email', 'phone', 'subject', 'category', 'message'] as const

/** Writes to us (spec sections 4, 5 and 8). What it holds stays until it has arrived. */
export function ContactForm({ user, booking, chip, onSent }: ContactFormProps) {
  const { t, say } = useTranslator()
  const client = useClient()
  const opened = useRef(0)
  const trap = useRef<HTMLInputElement>(null)
  useEffect(() => {
    opened.current = performance.now()
  }, [])
  const sending = useLatestMutation({
    mutationFn: (written: Written) =>
      client.createContactRequest({
        body: {
          ...written,
          phone: written.phone || null,
          bookingNumber: booking ?? null,
          website: trap.current?.value ?? '',
          filledInMs: Math.round(performance.now() - opened.current),
        },
      }),
    onSuccess: (_, { email }) => onSent(email),
    onError: (error) => form.refuse(problemFields(error, FIELDS)),
  })
  const form = useForm({
    initial: {
      name: user ? `${user.firstName} ${user.lastName}` : '',
      email: user?.email ?? '',
      phone: '',
      subject: '',
      category: '',
      message: '',
    },
    schema: contactSchema,
    onSubmit: (written) => !sending.isPending && sending.mutate(written),
  })
  const errorOf = (field: (typeof FIELDS)[number]) => form.errors[field] && say(form.errors[field])
  const isMended = Object.keys(problemFields(sending.error, FIELDS)).length > 0
  return (
    <form className="fi-stack help-form" {...form.form}>
      {sending.error && !isMended && <ContactFailure error={sending.error} />}
      {chip}
      <div className="help-form__row">
        <Field label={t('help.name')} required error={errorOf('name')}>
          <TextInput
            autoComplete="name"
            maxLength={CONTACT_MESSAGE_NAME_MAX_LENGTH}
            {...form.control('name')}
          />
        </Field>
        <Field label={t('help.email')} required error={errorOf('email')}>
          <TextInput
            type="email"
            autoComplete="email"
            maxLength={EMAIL_ADDRESS_MAX_LENGTH}
            {...form.control('email')}
          />
        </Field>
        <Field label={t('help.phone')} optionalLabel={t('help.optional')} error={errorOf('phone')}>
          <TextInput
            type="tel"
            autoComplete="tel"
            maxLength={OPTIONAL_PHONE_MAX_LENGTH}
            {...form.control('phone')}
          />
        </Field>
      </div>
      <div className="help-form__row">
        <Field label={t('help.category')} required error={errorOf('category')}>
          <Select {...form.control('category')}>
            <option value="">{t('help.chooseCategory')}</option>
            {CONTACT_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {t(`help.about.${category}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('help.subject')} required error={errorOf('subject')}>
          <TextInput maxLength={CONTACT_MESSAGE_SUBJECT_MAX_LENGTH} {...form.control('subject')} />
        </Field>
      </div>
      <Field label={t('help.message')} required error={errorOf('message')}>
        <TextArea
          className="help-form__message"
          maxLength={CONTACT_MESSAGE_MESSAGE_MAX_LENGTH}
          name="message"
          value={form.values.message}
          onChange={(event) => form.change('message', event.target.value)}
        />
      </Field>
      {/* For programs alone: no eye, no screen reader and no key comes here. */}
      <div className="help-form__trap" aria-hidden="true">
        <label>
          {t('help.trap')}
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <div className="help-form__send">
        <Button type="submit" loading={sending.isPending} loadingLabel={t('help.sending')}>
          {t('help.send')}
        </Button>
        <p className="fi-small fi-muted">{t('help.replies', { hours: SUPPORT_REPLY_HOURS })}</p>
      </div>
    </form>
  )
}
