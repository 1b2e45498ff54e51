import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { Problem } from '../http/problem.ts'
import { fairQueue, type QueueLimits } from './fair-queue.ts'
import type { Reply } from './serve-jobs.ts'

export interface ThreadLimits extends QueueLimits {
  /** A job that takes longer is given up, with its thread. Milliseconds, the start of the thread included. */
  jobMs: number
  /** A thread that has had nothing to do for so long gives its memory back. Milliseconds. */
  idleMs?: number
}

/** Work beside the thread that answers requests: one job at a time, the others wait in a bounded line. */
export interface Thread<Job, Answer> {
  /**
   * @param share whose turn the job takes: an account, a network
   * @throws Problem BUSY when too many wait already; UNAVAILABLE when the thread was lost; and what the job itself throws
   */
  run(job: Job, share: string): Promise<Answer>
  /** Ends the thread. What waits, and what comes later, is refused. */
  close(): Promise<void>
}

interface Task<Job, Answer> {
  job: Job
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

const RETRY_SECONDS = 5
const IDLE_MS = 5 * 60_000
/** More than any job of ours takes; one that wants more loses its thread, and not the whole service. Room for new objects is kept for good. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 }

/**
 * A thread that runs a file (see `serveJobs`). It starts with its first job, and ends when it has long had none; one that dies, or does not come back in time,
 * fails the job at hand and is replaced for the next.
 */
export function openThread<Job, Answer>(file: URL, limits: ThreadLimits, log: Logger): Thread<Job, Answer> {
  const queue = fairQueue<Task<Job, Answer>>(limits)
  let worker: Worker | undefined
  let current: (Task<Job, Answer> & { timer: NodeJS.Timeout }) | undefined
  let isClosed = false
  let rest: NodeJS.Timeout | undefined

  return {
    run: (job, share) =>
      new Promise((resolve, reject) => {
        if (isClosed) reject(lost())
        else if (queue.add(share, { job, resolve, reject })) next()
        else reject(busy())
      }),
    async close() {
      isClosed = true
      clearTimeout(rest)
      const ending = worker
      worker = undefined
      finish()?.reject(lost())
      for (let task = queue.take(); task; task = queue.take()) task.reject(lost())
      await ending?.terminate()
    },
  }

  function next(): void {
    if (current) return
    const task = queue.take()
    clearTimeout(rest)
    if (!task) {
      rest = setTimeout(retire, limits.idleMs ?? IDLE_MS).unref()
      return
    }
    const own = (worker ??= start())
    const late = () => lose(own, new Error(`A job took longer than ${limits.jobMs} ms.`))
    current = { ...task, timer: setTimeout(late, limits.jobMs) }
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin to name
      own.postMessage(task.job)
    } catch (error) {
      // What cannot be sent is the asker's mistake; the line goes on.
      finish()?.reject(error)
      next()
    }
  }

  function start(): Worker {
    const own = new Worker(file, { resourceLimits: MOST_MEMORY })
    // A process that has nothing else to do may end.
    own.unref()
    own.on('message', (reply: Reply<Answer>) => {
      if (own !== worker) return
      const task = finish()
      if ('answer' in reply) task?.resolve(reply.answer)
      else task?.reject(reply.thrown)
      next()
    })
    own.on('error', (error) => lose(own, error))
    own.on('exit', (code) => lose(own, new Error(`The thread ended with ${code}.`)))
    return own
  }

  function retire(): void {
    const ending = worker
    worker = undefined
    void ending?.terminate()
  }

  /** The job at hand is over, one way or another. */
  function finish(): Task<Job, Answer> | undefined {
    const task = current
    clearTimeout(task?.timer)
    current = undefined
    return task
  }

  function lose(own: Worker, error: unknown): void {
    if (own !== worker) return
    worker = undefined
    void own.terminate()
    log.error(
      { err: error, thread: file.pathname.split('/').at(-1) },
      'a thread was lost; the next job starts another',
    )
    finish()?.reject(lost())
    next()
  }
}

function busy(): Problem {
  const message = 'Too much of this is being made at this moment. Please try again in a few seconds.'
  return new Problem('BUSY', message, { headers: { 'Retry-After': String(RETRY_SECONDS) } })
}

function lost(): Problem {
  const message = 'This could not be made right now. Please try again in a few seconds.'
  return new Problem('UNAVAILABLE', message, { headers: { 'Retry-After': String(RETRY_SECONDS) } })
}
