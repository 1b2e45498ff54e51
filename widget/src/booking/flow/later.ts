/** Code that comes when it is needed, once; after a connection that was gone it can be asked for again. */
export type Later<Part> = {
  /** Rejects when it cannot be had. */
  readonly load: () => Promise<Part>
  /** The part, once it is there. */
  readonly now: () => Part | undefined
  /** Tells of the part when it comes, whoever has asked for it; answers how to hear no more. */
  readonly onceThere: (tell: () => void) => () => void
}

export function later<Part>(fetchPart: () => Promise<Part>): Later<Part> {
  let part: Part | undefined
  let loading: Promise<Part> | undefined
  const told = new Set<() => void>()

  async function begin(): Promise<Part> {
    try {
      part = await fetchPart()
      told.forEach((tell) => tell())
      return part
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  return {
    load() {
      loading ??= begin()
      return loading
    },
    now: () => part,
    onceThere(tell) {
      told.add(tell)
      return () => told.delete(tell)
    },
  }
}
