/** The effects that the runner executes after an event. */
export type VideoEffect =
  /** Requests an address; the answer is the event 'answered'. */
  | { readonly type: 'request-address' }
  /** Unlocks the element for later loads; it must be executed within the user gesture. */
  | { readonly type: 'unlock' }
  /** Loads an address, starting at `at` seconds. */
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
  /** Tells the arbiter that playback is audible, or no longer is. */
  | { readonly type: 'claim' | 'release' }
  /** Counts a play, because playback really started for the first time. */
  | { readonly type: 'count' }
  /** Saves the position; `settled` is false for the regular saves during playback, otherwise true. */
  | {
      readonly type: 'keep'
      readonly time: number
      readonly duration: number
      readonly finished: boolean
      readonly settled: boolean
    }
  /** Waits for the back-off, then sends 'reconnect-due'. */
  | { readonly type: 'reconnect'; readonly attempt: number }
  | { readonly type: 'cancel-reconnect' }
