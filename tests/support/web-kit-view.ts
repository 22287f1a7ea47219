interface Message {
  readonly id: string
  readonly method: string
  readonly args: readonly string[]
}

/** A timer of the page: its milliseconds, and the act that runs when they are over. */
interface Timer {
  readonly milliseconds: number
  readonly act: () => void
}

/**
 * A page in a WKWebView as an app sees it. The page posts messages to `webkit.messageHandlers.<name>`: `postMessage`
 * takes values that can be cloned, and must be called on its handler. The app answers with `evaluateJavaScript`.
 */
export class WebKitView {
  readonly received: Message[] = []
  readonly timers = new Map<number, Timer>()
  /** Addresses to which the page itself navigated. */
  readonly visited: string[] = []
  readonly window: Window
  private readonly arrivals: ((message: Message) => void)[] = []

  /** @param methods the methods that the app announces in a WKUserScript; undefined when it has none */
  constructor(name: string, methods?: readonly string[], onMessage: (message: Message) => unknown = () => undefined) {
    const { received, arrivals, timers, visited } = this
    class Handler {
      postMessage(message: Message): unknown {
        if (!(this instanceof Handler))
          throw new TypeError('Can only call UserMessageHandler.postMessage on its handler')
        const cloned = structuredClone(message)
        received.push(cloned)
        arrivals.shift()?.(cloned)
        return onMessage(cloned)
      }
    }
    let last = 0
    const window: Record<string, unknown> = {
      location: { origin: 'https://city.example', assign: (url: string) => visited.push(url) },
      navigator: { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' },
      webkit: { messageHandlers: { [name]: new Handler() } },
      setTimeout: (act: () => void, milliseconds: number) => {
        timers.set(++last, { milliseconds, act })
        return last
      },
      clearTimeout: (timer: number) => timers.delete(timer),
    }
    window.top = window
    if (methods !== undefined) window.townsquareBridge = Object.freeze({ methods })
    this.window = window as unknown as Window
  }

  /** Waits for the next message that the page sends. */
  nextMessage(): Promise<Message> {
    return new Promise((resolve) => {
      this.arrivals.push(resolve)
    })
  }

  /** Answers as the app does: `evaluateJavaScript("townsquareBridge.answer(id, value)")`. */
  answer(id: string, value: unknown): void {
    const page = this.window as unknown as { townsquareBridge: { answer: (id: string, value: unknown) => void } }
    page.townsquareBridge.answer(id, value)
  }

  /** Lets all timers run out, so that everything that waits gives up. */
  giveUp(): void {
    for (const { act } of this.timers.values()) act()
  }
}
