import type { CDPSession, Page } from '@playwright/test'

export interface Place {
  readonly x: number
  readonly y: number
}

/** Performs touches on the screen. */
export class Hand {
  constructor(
    private readonly browser: CDPSession,
    private readonly page: Page,
  ) {}

  /** Moves some touches, each from one point to another. */
  async move(...ways: readonly (readonly [Place, Place])[]): Promise<void> {
    const steps = 8
    for (let step = 0; step <= steps; step += 1) {
      const touchPoints = ways.map(([from, to], id) => ({
        id,
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      }))
      await this.browser.send('Input.dispatchTouchEvent', {
        type: step === 0 ? 'touchStart' : 'touchMove',
        touchPoints,
      })
      await this.page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await this.browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  /**
   * Taps twice within a tenth of a second by the events' own timestamps, however long a busy machine takes to deliver
   * them.
   */
  async tapTwice({ x, y }: Place): Promise<void> {
    const first = Date.now() / 1000 - 0.2
    for (let tap = 0; tap < 2; tap += 1) {
      const timestamp = first + tap * 0.1
      await this.browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp })
      await this.browser.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        touchPoints: [],
        timestamp: timestamp + 0.03,
      })
    }
  }
}
