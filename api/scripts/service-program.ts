import { join } from 'node:path'

/** The service as `pnpm build` bundles it, and as `npm start` runs it. */
export const SERVICE_PROGRAM = join(import.meta.dirname, '..', 'dist', 'main.js')

/**
 * V8's room for new objects, of which it holds two. Left alone it grows to 134 MB while the service loads, and stays; begun small, it is swept
 * dozens of times on the way up. Of 8, requests take about as much of a processor as of 16, and the process holds less.
 */
export const SERVICE_OPTIONS = ['--max-semi-space-size=8', '--min-semi-space-size=8']

/** What glibc begins with, in bytes, before it learns. */
const ROOM_GIVEN_BACK = 1 << 17

/**
 * What glibc is to do with room that is given back to it (other systems know neither name): hand what is
 * large on to the machine. Left alone it learns from the first large buffer to keep up to 64 MB, for as long as the process lives.
 */
export const SERVICE_ENVIRONMENT = {
  MALLOC_MMAP_THRESHOLD_: String(ROOM_GIVEN_BACK),
  MALLOC_TRIM_THRESHOLD_: String(ROOM_GIVEN_BACK),
  // As many heaps as there are processors are made otherwise, for threads that seldom need one: 15 MB after a load.
  MALLOC_ARENA_MAX: '1',
  // What is large comes in pages of 2 MB: reading the program in those of 4 kB was a tenth of a start.
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
}
