/** The reasons why playback breaks off. */
export type VideoFault =
  /** No answer came; playback resumes by itself once there is one. */
  | 'network'
  /** The server does not have the file. */
  | 'missing'
  /** The server refuses the file: its address has expired, or the rights were withdrawn. */
  | 'forbidden'
  /** The browser does not support the format. */
  | 'unsupported'
  | 'broken'
