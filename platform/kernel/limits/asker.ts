/** Whose request it is, for shares and limits. */
export interface Asker {
  /** A member, or the network address of a guest. */
  readonly key: string
  /** The guests of one network (IPv4 /24, IPv6 /48) share what one member has alone. */
  readonly network: string
  readonly isMember: boolean
}

/** An asker of whom nothing but a name is known, such as the owner of an upload. */
export const askerNamed = (name: string): Asker => ({ key: name, network: name, isMember: false })
