import { inject } from 'inversify'
import { runInAction } from 'mobx'
import { GuideNotesStore } from '../../../../application/civic/guides/guide-notes.store'
import { GuidesGateway, type GuideOpinion } from '../../../../application/civic/guides/guides-gateway'
import { JudgeGuide } from '../../../../application/civic/guides/judge-guide'
import type { Failure } from '../../../../application/frame/shared/failure'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { observe } from '../../../../application/frame/shared/observe'
import type { Resources } from '../../../../application/frame/shared/resource'
import type { Guide, GuideLack } from '../../../../domain/civic/guides/guide'
import type { GuideNote } from '../../../../domain/civic/guides/guide-notes'
import { GuideVisit } from './guide-visit'
import type { ScreenHead, ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'

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
    @inject(GuideVisit) readonly visit: GuideVisit,
  ) {
    this.guide = new Loadable((signal, { params }) => gateway.guide(params['id'] ?? '', signal))
    this.resources = { guide: this.guide }
    observe(this)
  }

  get head(): ScreenHead | null {
    const guide = this.guide.value
    if (guide === null) return null
    return { title: guide.title, description: guide.summary, thing: { kind: 'guide', id: guide.id } }
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
    return this.guide.value === null ? null : this.visit.departmentAddress(this.guide.value)
  }

  show(): () => void {
    return this.visit.time.show()
  }

  onArrival({ params }: ScreenLocation): void {
    if (this.guide.value !== null) void this.gateway.countView(params['id'] ?? '')
  }

  markMaterial(material: string, isReady: boolean): void {
    const { value } = this.guide
    if (value !== null) this.notes.markMaterial(value.id, material, isReady)
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
