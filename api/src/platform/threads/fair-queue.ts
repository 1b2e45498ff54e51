export interface QueueLimits {
  /** So many wait at once. */
  most: number
  /** So many of them are one person's. */
  mostOfOne: number
}

/** A bounded line that serves everybody in turn: who asks for a hundred things waits for them, and nobody else does. */
export interface FairQueue<T> {
  /** @returns false when there is no room: for anybody, or for this one */
  add(share: string, item: T): boolean
  take(): T | undefined
}

export function fairQueue<T>({ most, mostOfOne }: QueueLimits): FairQueue<T> {
  // In the order of their turns.
  const lines = new Map<string, T[]>()
  let waiting = 0
  return {
    add(share, item) {
      const line = lines.get(share) ?? []
      if (waiting >= most || line.length >= mostOfOne) return false
      line.push(item)
      lines.set(share, line)
      waiting += 1
      return true
    },
    take() {
      const [turn] = lines
      if (!turn) return undefined
      const [share, line] = turn
      lines.delete(share)
      const item = line.shift()
      if (line.length > 0) lines.set(share, line)
      waiting -= 1
      return item
    },
  }
}
