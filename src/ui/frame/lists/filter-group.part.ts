/** One filter of a sheet, of which one option can be chosen. While none is chosen, the filter is ''. */
export interface FilterGroup {
  /** The filter's name in the list and in its address. */
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}
