import { getPriority } from 'node:os'
import { threadId } from 'node:worker_threads'
import { serveJobs } from './serve-jobs.ts'

export type TestJob = 'which' | 'priority' | 'throw' | 'die' | 'hang' | { wait: number; name: string }

/** Jobs that go well and jobs that do not: for the tests. */
serveJobs(async (job: TestJob) => {
  if (job === 'throw') throw new RangeError('the job itself failed')
  if (job === 'die') process.exit(3)
  // For ever, with naps, as tests beside this one want the processor.
  if (job === 'hang') for (;;) sleepFor(20)
  if (job === 'priority') return String(getPriority(0))
  if (job === 'which') return String(threadId)
  sleepFor(job.wait)
  return job.name
})

/** Holds this thread up for as many milliseconds. */
function sleepFor(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
