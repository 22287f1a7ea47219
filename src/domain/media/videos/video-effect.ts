/** What the runner executes after an event. */
export type VideoEffect =
  /** Request an address; the answer is the event 'answered'. */
  | { readonly type: 'ask' }
  /** Within the user gesture: unlocks the element for what is loaded later. */
  | { readonly type: 'unlock' }
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
  /** Tell the arbiter that playback is audible, or no longer. */
  | { readonly type: 'claim' | 'release' }
  /** Playback really started, for the first time. */
  | { readonly type: 'count' }
  /** `settled`: after a pause or an end. */
  | {
      readonly type: 'keep'
      readonly time: number
      readonly duration: number
      readonly finished: boolean
      readonly settled: boolean
    }
  /** Wait for the back-off, then send 'reconnect-due'. */
  | { readonly type: 'reconnect'; readonly attempt: number }
  | { readonly type: 'cancel-reconnect' }
