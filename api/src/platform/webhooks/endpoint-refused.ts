import type { Sentence } from '../http/sentence.ts'

/** An address that can be none, or one too many: the message says why to our own people, `says` to whoever asked for it. */
export class EndpointRefused extends Error {
  readonly says: Sentence

  constructor(message: string, says: Sentence) {
    super(message)
    this.says = says
  }
}
