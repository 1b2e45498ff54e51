/** What looks for work now and then. */
interface Looking {
  look(): unknown
  stop(): Promise<void>
}

/** Of the services that run in this process. */
const running = new Set<Looking>()

/** Keeps it for `wakeWorkersNow`, as long as it runs. */
export function whileItRuns<Worker extends Looking>(worker: Worker): Worker {
  running.add(worker)
  return {
    ...worker,
    async stop() {
      running.delete(worker)
      await worker.stop()
    },
  }
}

/** Has everything that is due begun, and not after a while only: whoever waits for what comes of it would wait for nothing. */
export async function wakeWorkersNow(): Promise<void> {
  // What cannot look, as its database is away, looks again by itself and says so.
  await Promise.allSettled([...running].map(async (worker) => worker.look()))
}
