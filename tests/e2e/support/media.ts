import type { Page } from '@playwright/test'

/** Records the media elements that were played, including those outside the document. Call it before the page opens. */
export async function watchMedia(page: Page): Promise<void> {
  await page.addInitScript(watchMediaInPage)
}

/** Records the media elements that are played from now on. It runs inside the page, whatever drives the browser. */
export function watchMediaInPage(): void {
  const played = new Set<HTMLMediaElement>()
  Object.assign(window, { played })
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    played.add(this)
    return play.call(this)
  }
}

interface Sounding {
  readonly time: number
  readonly rate: number
}

/** The position and rate of the medium that is playing; null when none is. */
export function sounding(page: Page): Promise<Sounding | null> {
  return page.evaluate(soundingInPage)
}

/** The position and rate of the medium that is playing, inside the page; null when none is. */
export function soundingInPage(): Sounding | null {
  const { played } = window as unknown as { played: Set<HTMLMediaElement> }
  const element = [...played].find(
    (candidate) => !candidate.paused && !candidate.ended && candidate.readyState > 2 && candidate.currentTime > 0,
  )
  return element === undefined ? null : { time: element.currentTime, rate: element.playbackRate }
}

/** The tag names of the media elements that are not paused. */
export function soundingElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(window as unknown as { played: Set<HTMLMediaElement> }).played]
      .filter((element) => !element.paused)
      .map((element) => element.tagName),
  )
}

/** Resolves once something plays and its position advances. */
export async function goesOn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const state = window as unknown as {
        played: Set<HTMLMediaElement>
        seen?: { element: HTMLMediaElement; time: number }
      }
      const element = [...state.played].find((candidate) => !candidate.paused && candidate.currentTime > 0)
      if (element === undefined) return false
      if (
        state.seen?.element === element &&
        element.currentTime > state.seen.time + 0.5 &&
        element.currentTime < state.seen.time + 30
      ) {
        delete state.seen
        return true
      }
      if (state.seen?.element !== element || element.currentTime < state.seen.time)
        state.seen = { element, time: element.currentTime }
      return false
    },
    undefined,
    { timeout: 60_000 },
  )
}
