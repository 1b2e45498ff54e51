import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Answers what is asked together with one call: the questions of one turn of the event loop, as those of a batch of jobs. Where that
 * fails, each is asked alone, so that none suffers from another.
 * @param patienceMs what is asked while a call is under way waits so long for it, and goes with the next
 */
export function together<Question, Answer>(
  answerAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  patienceMs = 0,
): (question: Question) => Promise<Answer> {
  interface Asked {
    question: Question
    resolve: (answer: Answer | Promise<Answer>) => void
    reject: (error: unknown) => void
  }
  let waiting: Asked[] = []
  /** Until what is asked has waited long enough for the call that is under way. */
  let busy: Promise<unknown> | undefined

  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) {
        if (busy) void busy.then(answerSoon)
        else answerSoon()
      }
      waiting.push({ question, resolve, reject })
    })

  function answerSoon(): void {
    busy = undefined
    setImmediate(answerWaiting)
  }

  function answerWaiting(): void {
    const answered = answer(waiting)
    waiting = []
    if (patienceMs > 0) busy = Promise.race([answered, sleep(patienceMs, undefined, { ref: false })])
  }

  async function answer(asked: readonly Asked[]): Promise<void> {
    try {
      const answers = await answerAll(asked.map(({ question }) => question))
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      const [only, ...others] = asked
      if (others.length === 0) only?.reject(error)
      else for (const { question, resolve } of asked) resolve(alone(question))
    }
  }

  async function alone(question: Question): Promise<Answer> {
    const [answer] = await answerAll([question])
    return answer as Answer
  }
}

/** The same for each of the things that calls are made on, such as the database: what is asked of two is not asked together. */
export function togetherFor<On extends object, Question, Answer>(
  answerAllOn: (on: On) => (questions: readonly Question[]) => Promise<readonly Answer[]>,
  patienceMs = 0,
): (on: On) => (question: Question) => Promise<Answer> {
  const known = new WeakMap<On, (question: Question) => Promise<Answer>>()
  return (on) => {
    const ask = known.get(on) ?? together(answerAllOn(on), patienceMs)
    known.set(on, ask)
    return ask
  }
}
