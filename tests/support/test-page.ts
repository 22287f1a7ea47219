import type { PageLife, PageMoment } from '../../src/application/frame/shared/page-life'

/** The page as a whole, whose events the test sends. */
export class TestPage implements PageLife {
  readonly isHidden = false
  private readonly listeners = new Set<(moment: PageMoment) => void>()
  listen = (listener: (moment: PageMoment) => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }
  tell = (moment: PageMoment) => [...this.listeners].forEach((listener) => listener(moment))
}
