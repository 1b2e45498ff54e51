import type { MessageId } from '@fiacre/sdk/rules'

export type PasswordProofValues = Readonly<Record<'password', string>>

/** A form that asks for the password as proof. */
export const passwordProofSchema = {
  safeParse: (values: PasswordProofValues) =>
    values.password === ''
      ? {
          success: false as const,
          error: { issues: [{ path: ['password'], message: 'passwordRequired' satisfies MessageId }] },
        }
      : { success: true as const, data: values },
}
