import type { TextRef } from '@fiacre/widget/locales'
import type { useForm } from '../../base/forms/use-form.ts'
import type { ProfileField } from './profile-values.ts'

/** A form as groups of its fields need it. */
export type FormState<Field extends string> = {
  errors: { readonly [Name in Field]?: TextRef | undefined }
  control: (field: Field) => Omit<
    ReturnType<ReturnType<typeof useForm<Field, unknown>>['control']>,
    'name'
  > & {
    name: string
  }
}

export type ProfileFormState = FormState<ProfileField>
