import type { Channel } from './channel'

/** A programme of the radio. */
export interface ProgrammeDetail {
  readonly id: string
  readonly title: string
  readonly hosts: readonly string[]
  readonly channel: Channel
}
