import type { Guide, GuideCard, GuideDepartment, GuideLack, GuideOpinions } from '../../../domain/civic/guides/guide'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Filters of the guides; '' means no filter. */
export interface GuideFilters extends Readonly<Record<string, string>> {
  readonly theme: string
  readonly event: string
  /** The id of a department. */
  readonly department: string
}

/** What somebody thinks of a guide. */
export interface GuideOpinion {
  readonly useful: boolean
  /** What it lacks; null when it was useful, or for no reason. */
  readonly lack: GuideLack | null
}

/** Guides to official procedures. */
export interface GuidesGateway {
  /** The most read of late first. */
  list(filters: GuideFilters, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<GuideCard>>>
  /** The departments that have guides, with how many of each are of a theme and a life event. */
  departments(
    filters: Pick<GuideFilters, 'theme' | 'event'>,
    signal?: CancelSignal,
  ): Promise<Outcome<readonly GuideDepartment[]>>
  guide(id: string, signal?: CancelSignal): Promise<Outcome<Guide>>
  /** Counts that it was read. */
  countView(id: string): Promise<Outcome<unknown>>
  judge(id: string, opinion: GuideOpinion): Promise<Outcome<GuideOpinions>>
}
export const GuidesGateway = port<GuidesGateway>('GuidesGateway')
