/** The client that sent a request, as fair shares and limits know it. */
export interface Asker {
  /** A member, or the network address of a guest. */
  readonly key: string
  /**
   * The network (IPv4 /24, IPv6 /48) of a guest: in a fair share, all its guests together count as much as one member.
   * A member is a network of their own.
   */
  readonly network: string
  readonly isMember: boolean
}

/** An asker known only by a name, such as the owner of an upload. */
export const askerNamed = (name: string): Asker => ({ key: name, network: name, isMember: false })
