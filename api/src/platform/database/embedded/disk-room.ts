import { existsSync, statfsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Logger } from 'pino'
import { SettingError } from '../../settings/setting-error.ts'

const MB = 1024 ** 2
/** What the places, the roads and PostgreSQL's own files take when they are made, with some over. */
const FIRST_START = 500 * MB
/** Below this PostgreSQL may stop in the middle of a booking. */
const LOW = 100 * MB
const LOOK_MS = 60_000

/** Bytes free where a folder lies, for whom no bytes are set aside. */
export type FreeBytes = (folder: string) => number

const freeBytes: FreeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** @throws SettingError when the disk of a data folder has too little room to start on */
export function requireRoom(home: string, free: FreeBytes = freeBytes): void {
  const isNew = !existsSync(join(home, 'postgres', 'PG_VERSION'))
  const [left, needed] = [free(home), isNew ? FIRST_START : LOW / 2]
  if (left >= needed) return
  throw new SettingError(
    `The disk of ${home} has ${inMegabytes(left)} left, and ${isNew ? 'a first start' : 'Fiacre'} needs ${inMegabytes(needed)}. Free some of it, or set DATA_DIR to a folder on another disk.`,
  )
}

/**
 * Says in the log when the disk of the data folder fills up, while there is still something to save; once, until there is
 * room again.
 * @returns what ends it
 */
export function watchRoom(
  dataDir: string,
  log: Pick<Logger, 'error'>,
  free: FreeBytes = freeBytes,
): () => void {
  const home = resolve(dataDir)
  let isTold = false
  const timer = setInterval(() => {
    const left = free(home)
    if (left < LOW && !isTold)
      log.error(
        `the disk of ${home} has ${inMegabytes(left)} left: free some of it before bookings fail for want of room`,
      )
    isTold = left < LOW
  }, LOOK_MS).unref()
  return () => clearInterval(timer)
}

const inMegabytes = (bytes: number) => `${Math.floor(bytes / MB)} MB`
