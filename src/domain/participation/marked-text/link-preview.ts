/** What a page of another site says of itself. */
export interface LinkPreview {
  readonly id: string
  /** The address to which it leads. */
  readonly address: string
  /** The host that it leads to, as it is shown. */
  readonly host: string
  readonly title: string
  readonly description: string
  /** The name of the site; '' when it has none. */
  readonly site: string
  readonly picture: { readonly address: string; readonly width: number; readonly height: number } | null
}
