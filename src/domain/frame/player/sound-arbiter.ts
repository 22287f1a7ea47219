/** The sources of sound: the parts of this page, and the same parts in other tabs. */
export const soundSources = ['audio', 'radio', 'tv', 'video', 'builder-music'] as const

export type SoundSource = (typeof soundSources)[number]

export interface SoundClaim {
  readonly tab: string
  readonly source: SoundSource
  /** The id, which distinguishes for example two videos on one page. */
  readonly id: string
}

export interface SoundState {
  /** The tab in which this arbiter runs. */
  readonly tab: string
  /** The only source that is playing; null when none is. */
  readonly owner: SoundClaim | null
  /** The clock time of the owner's claim in milliseconds. */
  readonly since: number
}

export type SoundEvent =
  /** A source of this page starts to sound. */
  | { readonly type: 'started'; readonly source: SoundSource; readonly id: string; readonly now: number }
  | { readonly type: 'stopped'; readonly source: SoundSource; readonly id: string }
  /** Another tab reports that one of its sources has started. */
  | { readonly type: 'heard-start'; readonly claim: SoundClaim; readonly at: number }
  | { readonly type: 'heard-stop'; readonly claim: SoundClaim }
  /** Another tab was closed. */
  | { readonly type: 'tab-closed'; readonly tab: string }

export type SoundEffect =
  /** Pauses this part of this page. */
  | { readonly type: 'silence'; readonly source: SoundSource; readonly id: string }
  | { readonly type: 'announce-start'; readonly claim: SoundClaim; readonly at: number }
  | { readonly type: 'announce-stop'; readonly claim: SoundClaim }

export type SoundStep = readonly [SoundState, readonly SoundEffect[]]

export function silentState(tab: string): SoundState {
  return { tab, owner: null, since: 0 }
}

/** The arbiter of all sound. The source that started last plays alone, across this page and all other tabs. */
export function arbitrate(state: SoundState, event: SoundEvent): SoundStep {
  switch (event.type) {
    case 'started':
      return start(state, { tab: state.tab, source: event.source, id: event.id }, event.now)
    case 'stopped':
      return stop(state, { tab: state.tab, source: event.source, id: event.id })
    case 'heard-start':
      return receiveStart(state, event.claim, event.at)
    case 'heard-stop':
      return event.claim.tab !== state.tab && isSame(state.owner, event.claim)
        ? [{ ...state, owner: null }, []]
        : [state, []]
    case 'tab-closed':
      return event.tab !== state.tab && state.owner?.tab === event.tab ? [{ ...state, owner: null }, []] : [state, []]
  }
}

function start(state: SoundState, claim: SoundClaim, now: number): SoundStep {
  if (isSame(state.owner, claim)) return [state, []]
  // Tabs share one clock, but two starts may fall into the same millisecond, so the later start gets a later time.
  const at = Math.max(Number.isFinite(now) ? now : 0, state.since + 1)
  return [{ ...state, owner: claim, since: at }, [...pauseEffects(state), { type: 'announce-start', claim, at }]]
}

function stop(state: SoundState, claim: SoundClaim): SoundStep {
  return isSame(state.owner, claim) ? [{ ...state, owner: null }, [{ type: 'announce-stop', claim }]] : [state, []]
}

/**
 * Handles another tab's start, which wins unless the source here began later. At the same instant the greater tab id
 * wins, so that both tabs decide alike.
 */
function receiveStart(state: SoundState, claim: SoundClaim, at: number): SoundStep {
  if (claim.tab === state.tab || !Number.isFinite(at) || isSame(state.owner, claim)) return [state, []]
  const isLater = at > state.since || (at === state.since && claim.tab > (state.owner?.tab ?? ''))
  if (state.owner !== null && !isLater) return [state, []]
  return [{ ...state, owner: claim, since: Math.max(at, state.since) }, pauseEffects(state)]
}

function pauseEffects({ owner, tab }: SoundState): readonly SoundEffect[] {
  return owner !== null && owner.tab === tab ? [{ type: 'silence', source: owner.source, id: owner.id }] : []
}

function isSame(one: SoundClaim | null, other: SoundClaim): boolean {
  return one !== null && one.tab === other.tab && one.source === other.source && one.id === other.id
}
