/** The location of a screen: the parameters of its route and its query, and the whole path. */
export interface ScreenLocation {
  /** The path, without query. */
  readonly path: string
  /** Route parameters, decoded; a missing one is ''. */
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

/** The location before a screen was opened. */
export const noLocation: ScreenLocation = { path: '', params: {}, query: {} }
