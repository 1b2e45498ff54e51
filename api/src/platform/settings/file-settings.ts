import { z } from 'zod'
import { emptyAsAbsent } from './empty-as-absent.ts'
import { SettingError } from './setting-error.ts'

const NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export const fileVariables = {
  S3_ENDPOINT: emptyAsAbsent(z.url({ protocol: /^https?$/ }).optional()),
  S3_BUCKET: emptyAsAbsent(z.string().max(63).optional()),
  S3_REGION: emptyAsAbsent(z.string().max(40).optional()),
  S3_ACCESS_KEY_ID: emptyAsAbsent(z.string().max(200).optional()),
  S3_SECRET_ACCESS_KEY: emptyAsAbsent(z.string().max(200).optional()),
}

/** A bucket of a store that speaks S3, with the keys to it. */
export interface FileSettings {
  /** Such as https://s3.eu-central-1.amazonaws.com, without a trailing slash; the bucket is a part of the path. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

type Read = Partial<Record<(typeof NAMES)[number], string | undefined>>

/** @throws SettingError where a part of them is set */
export function readFileSettings(read: Read): FileSettings | undefined {
  const missing = NAMES.filter((name) => !read[name])
  if (missing.length === NAMES.length) return undefined
  if (missing.length > 0)
    throw new SettingError(`Files go to S3 by five settings together. Missing: ${missing.join(', ')}.`)
  return {
    endpoint: (read.S3_ENDPOINT ?? '').replace(/\/+$/, ''),
    bucket: read.S3_BUCKET ?? '',
    region: read.S3_REGION ?? '',
    accessKeyId: read.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: read.S3_SECRET_ACCESS_KEY ?? '',
  }
}
