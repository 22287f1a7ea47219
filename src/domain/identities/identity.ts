/** The checked identity of the member, as it is shown to them alone. */
export interface Identity {
  /** Masked, such as 何**. */
  readonly name: string
  /** Masked: its first and last places alone. */
  readonly cardNumber: string
  /** 1 male, 2 female. */
  readonly sex: 1 | 2
  /** YYYY-MM-DD */
  readonly birthDate: string
  readonly checkedAt: number
}
