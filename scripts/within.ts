/** What is promised, if it comes in time. Throws what it was that did not. */
export async function within<Value>(seconds: number, what: string, promised: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} took longer than ${seconds} seconds.`)),
      seconds * 1000,
    )
  })
  try {
    return await Promise.race([promised, late])
  } finally {
    clearTimeout(timer)
  }
}
