import type { User } from './user'

/**
 * The origin of a token. Anybody can send a link, so a token of an address only proposes a session. For one that the app
 * around the page tells by a call, the app vouches.
 */
export type TokenOrigin = 'address' | 'app'

/** What came of the last token; `none` before the first one. `over` means that the platform no longer accepts it. */
export type HandoverResult = 'none' | 'taken' | 'declined' | 'over' | 'ended'

interface HandedToken {
  readonly token: string
  readonly from: TokenOrigin
}

export type HandoverState =
  | { readonly kind: 'settled'; readonly result: HandoverResult }
  /** The platform is asked whose the token is. */
  | ({ readonly kind: 'checking' } & HandedToken)
  /** The platform could not be reached, and is asked again when the network is back. */
  | ({ readonly kind: 'waiting' } & HandedToken)
  /** The visitor is asked whether to go on as this person. */
  | { readonly kind: 'asking'; readonly token: string; readonly user: User }

export type HandoverEvent =
  | ({ readonly type: 'token' } & HandedToken)
  | { readonly type: 'owner'; readonly token: string; readonly owner: User | 'unknown' | 'unreachable' }
  | { readonly type: 'network' }
  | { readonly type: 'answer'; readonly accepts: boolean }
  /** The app's user logged out. */
  | { readonly type: 'log-out' }

export type HandoverEffect =
  | { readonly type: 'find-owner'; readonly token: string }
  | { readonly type: 'start'; readonly token: string; readonly user: User }
  /** Fetches user info of the session that is held. */
  | { readonly type: 'refresh' }
  | { readonly type: 'end' }
  | { readonly type: 'retry-later' }

/** The session of the page; a user may be unknown while there is a token. */
export interface HeldSession {
  readonly token: string | null
  readonly userId: string | null
}

interface HandoverStep {
  readonly state: HandoverState
  readonly effect: HandoverEffect | null
}

export const noHandover: HandoverState = { kind: 'settled', result: 'none' }

/** Decides what becomes of a session that an address or the app hands over (B41, B42). */
export function stepHandover(state: HandoverState, event: HandoverEvent, held: HeldSession): HandoverStep {
  switch (event.type) {
    case 'token':
      return offered(state, event, held)
    case 'owner':
      return state.kind === 'checking' && state.token === event.token ? owned(state, event.owner, held) : stays(state)
    case 'network':
      return state.kind === 'waiting' ? check(state) : stays(state)
    case 'answer':
      if (state.kind !== 'asking') return stays(state)
      return event.accepts ? start(state.token, state.user) : settled('declined')
    case 'log-out':
      return settled('ended', held.token === null ? null : { type: 'end' })
  }
}

function offered(state: HandoverState, { token, from }: HandedToken, held: HeldSession): HandoverStep {
  const isOfApp = (state.kind === 'checking' || state.kind === 'waiting') && state.from === 'app'
  // The word of the app counts more than an address.
  if (isOfApp && from === 'address') return stays(state)
  if (state.kind === 'checking' && state.token === token) return stays({ ...state, from })
  if (token !== held.token) return check({ token, from })
  // User info is refreshed even when the token is the present one (B11).
  return settled('taken', { type: 'refresh' })
}

function owned(
  { token, from }: HandedToken,
  owner: User | 'unknown' | 'unreachable',
  { userId }: HeldSession,
): HandoverStep {
  if (owner === 'unknown') return settled('over')
  if (owner === 'unreachable') return { state: { kind: 'waiting', token, from }, effect: { type: 'retry-later' } }
  if (from === 'app' || owner.id === userId) return start(token, owner)
  return stays({ kind: 'asking', token, user: owner })
}

const stays = (state: HandoverState): HandoverStep => ({ state, effect: null })

const settled = (result: HandoverResult, effect: HandoverEffect | null = null): HandoverStep => ({
  state: { kind: 'settled', result },
  effect,
})

const check = ({ token, from }: HandedToken): HandoverStep => ({
  state: { kind: 'checking', token, from },
  effect: { type: 'find-owner', token },
})

const start = (token: string, user: User): HandoverStep => settled('taken', { type: 'start', token, user })
