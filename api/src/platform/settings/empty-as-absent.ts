import { z } from 'zod'

/** A variable that is set to nothing counts as one that is not set. */
export const emptyAsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)
