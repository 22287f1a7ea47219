import { channelPaths } from '../../frame/navigation/channel-target'
import { pathSegment } from '../../frame/navigation/target'

export const accountKinds = ['organisation', 'host', 'member'] as const
type AccountKind = (typeof accountKinds)[number]

/** The public facts about an account. */
export interface PublicAccount {
  readonly id: string
  readonly kind: AccountKind
  readonly name: string
  readonly picture: string | null
}

const pages: Readonly<Record<AccountKind, string>> = {
  organisation: channelPaths.org,
  host: channelPaths.anchor,
  member: '/user-details',
}

/** The path of the public page of an account; null for an invalid id. */
export function publicAccountPath({ kind, id }: Pick<PublicAccount, 'kind' | 'id'>): string | null {
  const segment = pathSegment(id)
  return segment === null ? null : `${pages[kind]}/${segment}`
}
