import type { AppWay } from './deep-link'

/** Milliseconds in which an app that is there has covered the page. */
export const openingLimit = 2500
/** Minutes for which a visitor who refused, or who has no app, is not asked again. */
export const refusalMinutes = 7 * 24 * 60

/** What is known of the attempt to open the app. */
export type AppOpening =
  | { readonly state: 'resting' }
  /** The address was followed, and nobody knows yet whether the app came. */
  | { readonly state: 'trying'; readonly since: number; readonly store: string | null }
  /** The page was covered or left: the app came, or what stands in for it. */
  | { readonly state: 'opened' }
  /** Nothing came. */
  | { readonly state: 'missing' }
  /** The visitor is told how to leave the messenger, which only they can do. */
  | { readonly state: 'explaining' }
  | { readonly state: 'refused' }

export type AppOpeningEvent =
  | { readonly type: 'asked'; readonly way: AppWay; readonly at: number }
  /** The page was covered, or is being left. */
  | { readonly type: 'covered' }
  | { readonly type: 'waited'; readonly at: number }
  /** The messenger's tag opened the app. */
  | { readonly type: 'launched' }
  | { readonly type: 'launch-failed' }
  | { readonly type: 'refused' }
  /** The screen is left for another one of this site. */
  | { readonly type: 'ended' }

export type AppOpeningEffect =
  | { readonly type: 'follow'; readonly address: string }
  | { readonly type: 'follow-store'; readonly store: string }
  | { readonly type: 'wait'; readonly milliseconds: number }
  | { readonly type: 'stop-waiting' }
  | { readonly type: 'stop-asking' }

interface AppOpeningStep {
  readonly opening: AppOpening
  readonly effects: readonly AppOpeningEffect[]
}

export const restingOpening: AppOpening = { state: 'resting' }

/**
 * The next state of an attempt, and what is to be done. Each attempt is a tap of the visitor's, follows one address and
 * at most the store's page after it: a page that is returned to does nothing by itself.
 */
export function stepOpening(opening: AppOpening, event: AppOpeningEvent): AppOpeningStep {
  switch (event.type) {
    case 'asked':
      return opening.state === 'trying' ? stay(opening) : begin(event)
    case 'covered':
      return opening.state === 'trying' ? stop({ state: 'opened' }) : stay(opening)
    case 'waited':
      return opening.state === 'trying' ? judge(opening, event.at) : stay(opening)
    case 'launched':
      return stop({ state: 'opened' })
    case 'launch-failed':
      return stop({ state: 'explaining' })
    case 'refused':
      return { opening: { state: 'refused' }, effects: [{ type: 'stop-waiting' }, { type: 'stop-asking' }] }
    case 'ended':
      return opening.state === 'trying' || opening.state === 'explaining' ? stop(restingOpening) : stay(opening)
  }
}

function begin({ way, at }: Extract<AppOpeningEvent, { type: 'asked' }>): AppOpeningStep {
  switch (way.kind) {
    case 'follow':
      return {
        opening: { state: 'trying', since: at, store: way.store },
        effects: [
          { type: 'wait', milliseconds: openingLimit },
          { type: 'follow', address: way.address },
        ],
      }
    case 'store':
      return { opening: { state: 'opened' }, effects: [{ type: 'follow-store', store: way.store }] }
    case 'launch-tag':
    case 'another-browser':
      return { opening: { state: 'explaining' }, effects: [] }
  }
}

/**
 * Judges the attempt when its time is over. A page that slept meanwhile was covered, although nobody told it: its clock
 * went on without it.
 */
function judge({ since, store }: Extract<AppOpening, { state: 'trying' }>, at: number): AppOpeningStep {
  if (at - since >= 2 * openingLimit) return { opening: { state: 'opened' }, effects: [] }
  return {
    opening: { state: 'missing' },
    effects: [{ type: 'stop-asking' }, ...(store === null ? [] : [{ type: 'follow-store', store } as const])],
  }
}

const stay = (opening: AppOpening): AppOpeningStep => ({ opening, effects: [] })
const stop = (opening: AppOpening): AppOpeningStep => ({ opening, effects: [{ type: 'stop-waiting' }] })
