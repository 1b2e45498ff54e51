import { platform, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'

/** What a thread answers to a job: what came of it, or what was thrown. */
export type Reply<Answer> = { answer: Answer } | { thrown: unknown }

/** Below the thread that answers requests, on the scale of `nice`: who waits for a page goes before who waits for a paper. */
const NICENESS = 5

/** What a thread runs: one job after the other, as `openThread` sends them. */
export function serveJobs<Job, Answer>(work: (job: Job) => Answer | Promise<Answer>): void {
  const port = parentPort
  if (!port) throw new Error('This file is run by a thread of the service, not by itself.')
  // Linux alone takes this for the thread; others would slow down the whole process.
  if (platform() === 'linux') setPriority(0, NICENESS)
  port.on('message', (job: Job) => {
    void reply(async () => work(job)).then((sent) => port.postMessage(sent))
  })
}

async function reply<Answer>(work: () => Promise<Answer>): Promise<Reply<Answer>> {
  try {
    return { answer: await work() }
  } catch (thrown) {
    return { thrown }
  }
}
