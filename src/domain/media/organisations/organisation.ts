import type { KindWith } from '../../frame/content/content-kinds'

/** The account of an organisation that publishes contents. */
export interface Organisation {
  readonly id: string
  readonly name: string
  readonly logo: string | null
  readonly intro: string
  readonly followers: number
  /** Whether the current member follows it. */
  readonly followed: boolean
}

/** A service that can be ordered from an organisation. */
export interface OfferedService {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly cover: string | null
}

export interface OrganisationProfile extends Organisation {
  /** The kinds of content that it has published. */
  readonly kinds: readonly KindWith<'list'>[]
  readonly services: readonly OfferedService[]
}

/** A group of the list of organisations. */
export interface OrganisationGroup {
  readonly id: string
  readonly name: string
}
