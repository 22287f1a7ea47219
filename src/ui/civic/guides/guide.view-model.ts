import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { GuideNotesStore } from '../../../application/civic/guides/guide-notes.store'
import { GuidesGateway, type GuideOpinion } from '../../../application/civic/guides/guides-gateway'
import { JudgeGuide } from '../../../application/civic/guides/judge-guide'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { SiteOrigin } from '../../../application/frame/navigation/site-origin'
import type { Failure } from '../../../application/frame/shared/failure'
import { Loadable } from '../../../application/frame/shared/loadable'
import { observe } from '../../../application/frame/shared/observe'
import type { Resources } from '../../../application/frame/shared/resource'
import type { Guide, GuideForm, GuideLack, GuidePlace } from '../../../domain/civic/guides/guide'
import type { GuideNote } from '../../../domain/civic/guides/guide-notes'
import { channelTarget } from '../../../domain/frame/navigation/channel-target'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../frame/shell/screen'

/** S092: one guide, its materials as a list to tick, and whether it was useful. */
export class GuideViewModel implements ScreenViewModel {
  readonly guide: Loadable<Guide>
  readonly resources: Resources
  isJudging = false
  judgingFailure: Failure | null = null
  /** Whether the visitor wants to change what they have said. */
  isChanging = false
  /** What the guide lacks, as the visitor said since they came. */
  lack: GuideLack | null = null

  constructor(
    @inject(GuidesGateway) private readonly gateway: GuidesGateway,
    @inject(JudgeGuide) private readonly judgeGuide: JudgeGuide,
    @inject(GuideNotesStore) private readonly notes: GuideNotesStore,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(SiteOrigin) private readonly origin: SiteOrigin,
  ) {
    this.guide = new Loadable((signal, { params }) => gateway.guide(params['id'] ?? '', signal))
    this.resources = { guide: this.guide }
    observe(this)
  }

  get head(): ScreenHead | null {
    const guide = this.guide.value
    return guide === null ? null : { title: guide.title, description: guide.summary }
  }

  /** What the visitor noted about the guide on this device. */
  get note(): GuideNote {
    return this.notes.noteOf(this.guide.value?.id ?? '')
  }

  /** The number of the guide's materials that the visitor has ready. */
  get readyCount(): number {
    return (this.guide.value?.materials ?? []).filter(({ id }) => this.note.ready.includes(id)).length
  }

  /** The address of the department's screen; null without one. */
  get departmentAddress(): string | null {
    const department = this.guide.value?.department ?? null
    return department === null ? null : shownAddress(this.navigator, channelTarget('org', department.id))
  }

  onArrival({ params }: ScreenLocation): void {
    if (this.guide.value !== null) void this.gateway.countView(params['id'] ?? '')
  }

  markMaterial(material: string, isReady: boolean): void {
    const { value } = this.guide
    if (value !== null) this.notes.markMaterial(value.id, material, isReady)
  }

  /** Opens a form beside the page, or by the app. */
  openForm({ url }: GuideForm): void {
    this.navigator.openExternal(new URL(url, this.origin).href)
  }

  /** Opens directions in the phone's map app. */
  openDirections(place: GuidePlace): void {
    this.navigator.showWay(place, place.name)
  }

  change(): void {
    this.isChanging = true
  }

  async judge(opinion: GuideOpinion): Promise<void> {
    const { value } = this.guide
    if (value === null || this.isJudging) return
    this.isJudging = true
    const outcome = await this.judgeGuide.execute(value.id, opinion)
    runInAction(() => {
      this.isJudging = false
      this.judgingFailure = outcome.ok ? null : outcome.reason
      if (!outcome.ok) return
      this.isChanging = false
      this.lack = opinion.lack
      this.guide.change((guide) => ({ ...guide, opinions: outcome.value }))
    })
  }
}
