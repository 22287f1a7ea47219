import type { User } from './user'

export interface SessionState {
  /** Null for a guest. */
  readonly token: string | null
  /** Null for a guest, and until the user info is there. */
  readonly user: User | null
  /** A session of this browser has expired before (B43). */
  readonly hasExpired: boolean
  /** A token of another user that the app handed over: nobody is replaced without being asked. */
  readonly offeredToken: string | null
}

export type SessionEvent =
  /** What the cookies and the storage say when the page starts. */
  | { readonly type: 'started'; readonly token: string | null; readonly user: User | null; readonly hasExpired: boolean }
  /** A token in the query (B41). */
  | { readonly type: 'app-token'; readonly token: string }
  | { readonly type: 'offer-accepted' }
  | { readonly type: 'offer-declined' }
  | { readonly type: 'logged-in'; readonly token: string; readonly user: User | null }
  /** The user info as the platform has it now, for this token. */
  | { readonly type: 'user-known'; readonly token: string; readonly user: User }
  /** An answer said that the session is over (B44). `token` is the one that the request was sent with. */
  | { readonly type: 'expired'; readonly token: string | null }
  /** The volunteer info said 101002 (B45). */
  | { readonly type: 'volunteer-session-lost'; readonly token: string | null }
  /** By the user, or by the app (B42). */
  | { readonly type: 'logged-out' }
  /** Another tab changed the session; null when it ended there. */
  | { readonly type: 'changed-elsewhere'; readonly token: string | null; readonly user: User | null }

export type SessionEffect =
  /** Token and user info, 7 days (B101). */
  | { readonly type: 'write-cookies'; readonly token: string; readonly user: User | null }
  | { readonly type: 'clear-cookies' }
  /** logBack in local storage (B43). */
  | { readonly type: 'set-log-back' }
  | { readonly type: 'fetch-user'; readonly token: string }
  /** What the stores know of the user is not shown to anyone else. */
  | { readonly type: 'forget-user-data' }
  /** The other tabs follow. */
  | { readonly type: 'tell-tabs' }
  | { readonly type: 'ask-to-switch'; readonly token: string }
  | { readonly type: 'notify-expired' }
  /** To the login with a redirect, or to the login of the app. */
  | { readonly type: 'ask-login' }

export type SessionStep = readonly [SessionState, readonly SessionEffect[]]

export const guestSession: SessionState = { token: null, user: null, hasExpired: false, offeredToken: null }

/**
 * The session of this tab (B40–B45). Whatever is said about a token that is not the present one is ignored, so that
 * many calls which fail at once end a session only once, and a late answer never ends the next one.
 */
export function transition(state: SessionState, event: SessionEvent): SessionStep {
  switch (event.type) {
    case 'started':
      return event.token === null || event.token === ''
        ? [{ ...guestSession, hasExpired: event.hasExpired }, []]
        : [{ token: event.token, user: event.user, hasExpired: event.hasExpired, offeredToken: null }, event.user === null ? [{ type: 'fetch-user', token: event.token }] : []]
    case 'app-token':
      return takeAppToken(state, event.token)
    case 'offer-accepted':
      return state.offeredToken === null ? stay(state) : enter(state, state.offeredToken, null)
    case 'offer-declined':
      return state.offeredToken === null ? stay(state) : [{ ...state, offeredToken: null }, []]
    case 'logged-in':
      return event.token === '' ? stay(state) : enter(state, event.token, event.user)
    case 'user-known':
      return event.token === state.token ? [{ ...state, user: event.user }, [{ type: 'write-cookies', token: event.token, user: event.user }, { type: 'tell-tabs' }]] : stay(state)
    case 'expired':
      return expire(state, event.token)
    case 'volunteer-session-lost':
      return state.token !== null && event.token === state.token ? leave(state) : stay(state)
    case 'logged-out':
      return state.token === null ? stay(state) : leave(state)
    case 'changed-elsewhere':
      return follow(state, event.token, event.user)
  }
}

function takeAppToken(state: SessionState, token: string): SessionStep {
  if (token === '' || token === state.offeredToken) return stay(state)
  if (token === state.token) return [state, [{ type: 'fetch-user', token }]]
  if (state.token === null) return enter(state, token, null)
  return [{ ...state, offeredToken: token }, [{ type: 'ask-to-switch', token }]]
}

function enter(state: SessionState, token: string, user: User | null): SessionStep {
  const effects: SessionEffect[] = state.token !== null && state.token !== token ? [{ type: 'forget-user-data' }] : []
  effects.push({ type: 'write-cookies', token, user }, { type: 'tell-tabs' })
  if (user === null) effects.push({ type: 'fetch-user', token })
  return [{ ...state, token, user, offeredToken: null }, effects]
}

function leave(state: SessionState): SessionStep {
  return [{ ...state, token: null, user: null, offeredToken: null }, [{ type: 'clear-cookies' }, { type: 'forget-user-data' }, { type: 'tell-tabs' }]]
}

function expire(state: SessionState, token: string | null): SessionStep {
  if (state.token === null || token !== state.token) return stay(state)
  const [left, effects] = leave(state)
  const logBack: readonly SessionEffect[] = state.hasExpired ? [] : [{ type: 'set-log-back' }]
  return [{ ...left, hasExpired: true }, [...effects, ...logBack, { type: 'notify-expired' }, { type: 'ask-login' }]]
}

/** The tab that saw it has written the cookies and told the user: here nothing is said again. */
function follow(state: SessionState, token: string | null, user: User | null): SessionStep {
  if (token === state.token) return user === null || token === null ? stay(state) : [{ ...state, user }, []]
  const next = { ...state, token, user: token === null ? null : user, offeredToken: null }
  return [next, state.token === null ? [] : [{ type: 'forget-user-data' }]]
}

function stay(state: SessionState): SessionStep {
  return [state, []]
}
