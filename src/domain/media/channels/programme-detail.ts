import type { Channel } from './channel'

/** A radio programme. */
export interface ProgrammeDetail {
  readonly id: string
  readonly title: string
  readonly hosts: readonly string[]
  readonly channel: Channel
  readonly followers: number
  /** Whether the visitor subscribes to it. */
  readonly followed: boolean
}
