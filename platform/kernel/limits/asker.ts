/** The client whose request it is, for fair shares and limits. */
export interface Asker {
  /** A member, or the network address of a guest. */
  readonly key: string
  /** The network (IPv4 /24, IPv6 /48), whose guests together share what one member has alone. */
  readonly network: string
  readonly isMember: boolean
}

/** An asker known only by a name, such as the owner of an upload. */
export const askerNamed = (name: string): Asker => ({ key: name, network: name, isMember: false })
