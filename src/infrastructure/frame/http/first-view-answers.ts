import { port } from '../../../application/frame/shared/port'

/** One answer, unchanged: HTTP status and body. */
export interface RecordedAnswer {
  readonly status: number
  readonly body: unknown
  /** The Retry-After header; null or absent without one. */
  readonly retryAfter?: string | null
}

/**
 * The answers that the first view was drawn with. The platform records every answer here and sends them along; in
 * the browser, each recorded answer replaces one request.
 */
export class FirstViewAnswers {
  /** Whether one of the answers has a secret address, so that the page drawn with it is for one visitor only. */
  hasSecret = false
  /**
   * Whether the platform could not do everything that the screen asked for while it opened, such as a call that changes
   * something.
   */
  isIncomplete = false
  /**
   * Whether a browser received an answer that was not recorded, or found a draft of the device, so that the screen
   * differs from the page that the platform drew.
   */
  hasOther = false
  private readonly answers: Map<string, RecordedAnswer>

  constructor(
    answers: Readonly<Record<string, RecordedAnswer>> = {},
    private readonly recording = false,
  ) {
    this.answers = new Map(Object.entries(answers))
  }

  record(key: string, answer: RecordedAnswer, isSecret: boolean): void {
    if (!this.recording) {
      this.hasOther = true
      return
    }
    this.answers.set(key, answer)
    this.hasSecret ||= isSecret
  }

  /** Returns the answer to a request and removes it; null when there is none. */
  consume(key: string): RecordedAnswer | null {
    if (this.recording) return null
    const answer = this.answers.get(key) ?? null
    this.answers.delete(key)
    return answer
  }

  toJSON(): Record<string, RecordedAnswer> {
    return Object.fromEntries(this.answers)
  }
}
export const FirstViewAnswersToken = port<FirstViewAnswers>('FirstViewAnswers')
