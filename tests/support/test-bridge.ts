import type { Answer, AppEvent, AppMethod, Argument } from '../../src/application/frame/hosts/app-methods'
import type { BridgeProblem, NativeBridge } from '../../src/application/frame/hosts/native-bridge'
import { failure, success, type Result } from '../../src/domain/frame/shared/result'

type Answered<Method extends AppMethod> = Answer<Method> | BridgeProblem
type Answers = { [Method in AppMethod]?: (argument: Argument<Method>) => Answered<Method> | Promise<Answered<Method>> }

const problems: readonly unknown[] = ['absent', 'refused', 'unanswered', 'unreadable']

/** The app around the page as a use case sees it. It has the methods that have an answer. */
export class TestBridge implements NativeBridge {
  isPresent = false
  /** Resolves once the app is connected; null when it is. */
  connecting: Promise<void> | null = null
  answers: Answers = {}
  readonly called: { readonly method: AppMethod; readonly argument: unknown }[] = []
  private readonly listeners = new Set<(event: AppEvent) => boolean>()

  /** Puts the page into an app that has these methods and no others. */
  have(answers: Answers): void {
    this.isPresent = true
    this.answers = answers
  }

  /** Lets the code of the bridge come late: the app is connected when the returned function is called. */
  late(): () => void {
    let connected = () => {}
    this.connecting = new Promise((resolve) => {
      connected = () => {
        this.connecting = null
        resolve()
      }
    })
    return connected
  }

  connect(): Promise<void> {
    return this.connecting ?? Promise.resolve()
  }

  can(method: AppMethod): boolean {
    return this.connecting === null && method in this.answers
  }

  async call<Method extends AppMethod>(
    method: Method,
    argument: Argument<Method>,
  ): Promise<Result<Answer<Method>, BridgeProblem>> {
    const answer = this.answers[method]
    if (answer === undefined) return failure('absent')
    this.called.push({ method, argument })
    const result = await answer(argument)
    return problems.includes(result) ? failure(result as BridgeProblem) : success(result as Answer<Method>)
  }

  listen(listener: (event: AppEvent) => boolean): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Tells the page an event, as the app does; true when the page has done what the app asks for. */
  tell(event: AppEvent): boolean {
    return [...this.listeners].some((listener) => listener(event))
  }
}
