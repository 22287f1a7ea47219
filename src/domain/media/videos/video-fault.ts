/** Why playback broke off. */
export type VideoFault =
  /** No answer: it goes on by itself once there is one. */
  | 'network'
  /** The server does not have it. */
  | 'missing'
  /** The server refuses it: the address has expired, or the rights were withdrawn. */
  | 'forbidden'
  /** The browser lacks its format. */
  | 'unsupported'
  | 'broken'
