/** One filter of a sheet. Of its options one holds, or none, which is the filter's ''. */
export interface FilterGroup {
  /** The filter's name in the list and in its address. */
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}
