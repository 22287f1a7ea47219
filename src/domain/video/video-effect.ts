/** What the runner carries out after an event. */
export type VideoEffect =
  /** Ask for an address; the answer is the event 'answered'. */
  | { readonly type: 'ask' }
  /** Within the touch: allows the element to play what it gets later. */
  | { readonly type: 'wake' }
  /** Seconds. */
  | {
      readonly type: 'load'
      readonly url: string
      readonly live: boolean
      readonly at: number
      readonly rate: number
      readonly play: boolean
    }
  | { readonly type: 'play' | 'pause' | 'unload' | 'to-live' }
  | { readonly type: 'seek'; readonly time: number }
  | { readonly type: 'set-rate'; readonly rate: number }
  /** Say to the arbiter that it sounds, and that it does no more. */
  | { readonly type: 'claim' | 'release' }
  /** It really plays, for the first time. */
  | { readonly type: 'count' }
  /** `settled`: it rests there. */
  | {
      readonly type: 'keep'
      readonly time: number
      readonly duration: number
      readonly finished: boolean
      readonly settled: boolean
    }
  /** Wait, then send 'reconnect-due'. */
  | { readonly type: 'reconnect'; readonly attempt: number }
  | { readonly type: 'cancel-reconnect' }
