/** How a simulated app answers calls. */
export type AppMood = 'answered' | 'refused' | 'absent' | 'never' | 'rubbish' | 'twice' | 'late'

/** A call as the app got it. */
interface GotCall {
  readonly method: string
  readonly argument: unknown
}

/** How a native side hands an answer to the page. */
export interface Reply {
  readonly answer: (value: unknown) => void
  readonly refuse: () => void
}

/** The part of a simulated app that is the same behind every bridge. */
export interface SimulatedApp {
  /** How it answers from now on. */
  mood: AppMood
  /**
   * What it answers, by method; a method without an answer is not there. A function is given the argument, and may
   * return a promise, whose rejection is a refusal.
   */
  readonly answers: Record<string, unknown>
  readonly log: GotCall[]
  has(method: string): boolean
  receive(method: string, argument: unknown, reply: Reply): void
  /** Sends the answers that came too late. */
  answerLate(): void
  /** Tells the page of an event; true when the page did what the app asks for. The bridge of the side sets it. */
  tell(event: string, value?: unknown): unknown
}

/** An app without a bridge. It names nothing outside of itself, so that it can run in any page as text. */
export function simulatedApp(answers: Record<string, unknown>): SimulatedApp {
  const lateAnswers: (() => void)[] = []
  const app: SimulatedApp = {
    mood: 'answered',
    answers,
    log: [],
    has: (method) => app.mood !== 'absent' && method in answers,
    receive: (method, argument, reply) => {
      app.log.push({ method, argument })
      const { mood } = app
      const answer = (value: unknown) => {
        if (mood === 'rubbish') reply.answer({ rubbish: [value], token: 7, latitude: 'north' })
        if (mood === 'late') lateAnswers.push(() => reply.answer(value))
        if (mood === 'answered' || mood === 'twice') reply.answer(value)
        if (mood === 'twice') reply.answer(value)
      }
      if (mood === 'refused') return reply.refuse()
      const methodAnswer = answers[method]
      const value: unknown =
        typeof methodAnswer === 'function' ? (methodAnswer as (given: unknown) => unknown)(argument) : methodAnswer
      if (value instanceof Promise) value.then(answer, () => reply.refuse())
      else answer(value)
    },
    answerLate: () => {
      for (const answer of lateAnswers.splice(0)) answer()
    },
    tell: () => false,
  }
  return app
}
