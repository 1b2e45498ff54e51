import { getPriority } from 'node:os'
import { threadId } from 'node:worker_threads'
import { serveJobs } from './serve-jobs.ts'

export type TestJob = 'which' | 'priority' | 'throw' | 'die' | 'hang' | { wait: number; name: string }

/** Jobs that go well and jobs that do not: for the tests. */
serveJobs(async (job: TestJob) => {
  if (job === 'throw') throw new RangeError('the job itself failed')
  if (job === 'die') process.exit(3)
  if (job === 'hang') for (;;);
  if (job === 'priority') return String(getPriority(0))
  if (job === 'which') return String(threadId)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, job.wait)
  return job.name
})
