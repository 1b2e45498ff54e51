/** Code that comes when it is needed, once; after a connection that was gone it can be asked for again. */
export type Later<Part> = {
  /** Rejects when it cannot be had. */
  readonly load: () => Promise<Part>
  /** The part, once it is there. */
  readonly now: () => Part | undefined
}

export function later<Part>(fetchPart: () => Promise<Part>): Later<Part> {
  let part: Part | undefined
  let loading: Promise<Part> | undefined

  async function begin(): Promise<Part> {
    try {
      part = await fetchPart()
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
  }
}
