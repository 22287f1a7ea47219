import { inject } from 'inversify'
import { runInAction } from 'mobx'
import {
  BuilderGateway,
  type DraftStep,
  type PagePublication,
} from '../../../../application/overview/builder/builder-gateway'
import { builderNotices } from '../../../../application/overview/builder/builder-notices'
import type { DraftEditor } from '../../../../application/overview/builder/draft-editor'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { Clock } from '../../../../application/frame/shared/clock'
import { failureOf, type Failure, type Outcome } from '../../../../application/frame/shared/failure'
import { Loadable } from '../../../../application/frame/shared/loadable'
import { NoticesStore } from '../../../../application/frame/shared/notices.store'
import { observe } from '../../../../application/frame/shared/observe'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import type { PageRequest } from '../../../../application/frame/shared/page'
import { Random } from '../../../../application/frame/shared/random'
import { linksOf, type PageFinding } from '../../../../domain/overview/builder/document-findings'
import type { PageDocument } from '../../../../domain/overview/builder/page-document'
import { linkTarget } from '../../../../domain/frame/navigation/site-link'
import { failure } from '../../../../domain/frame/shared/result'

/** Checks, publishes and puts back versions of a page. */
export class PublishViewModel {
  readonly findings: Loadable<readonly PageFinding[]>
  readonly publications: PagedList<PagePublication>
  readonly steps: PagedList<DraftStep>
  why = ''
  /** When it is to be published, milliseconds since 1970; null for now. */
  at: number | null = null
  isDespiteFindings = false
  isSending = false
  failure: Failure | null = null
  private editor: DraftEditor | null = null
  private key = ''

  constructor(
    @inject(BuilderGateway) private readonly gateway: BuilderGateway,
    @inject(Navigator) private readonly navigator: Navigator,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Random) private readonly random: Random,
    @inject(Clock) private readonly clock: Clock,
  ) {
    const request = (cursor: string | undefined): PageRequest => (cursor === undefined ? {} : { cursor })
    this.findings = new Loadable(() => this.check())
    this.publications = new PagedList(
      (cursor, signal) => gateway.publications(this.pageId, request(cursor), signal),
      ({ number }) => String(number),
    )
    this.steps = new PagedList(
      (cursor, signal) => gateway.history(this.pageId, request(cursor), signal),
      ({ number }) => String(number),
    )
    observe(this)
  }

  /** Sets the editor whose page is to be published. */
  about(editor: DraftEditor): void {
    this.editor = editor
  }

  /** Checks what is saved, and what a path leads to. */
  async begin(): Promise<void> {
    this.why = ''
    this.at = null
    this.isDespiteFindings = false
    this.failure = null
    this.key = this.random.id()
    await this.findings.load()
  }

  async listVersions(): Promise<void> {
    await this.editor?.flush()
    await Promise.all([this.publications.start(), this.steps.start()])
  }

  write(part: { readonly why?: string; readonly at?: number | null; readonly isDespiteFindings?: boolean }): void {
    Object.assign(this, part)
    this.key = this.random.id()
  }

  /** A time to begin with, when it is to be published later. */
  get inAnHour(): number {
    return this.clock.now() + 3_600_000
  }

  /** Whether all is there that publishing needs. */
  get mayPublish(): boolean {
    const { value } = this.findings
    return this.why.trim() !== '' && value !== null && (value.length === 0 || this.isDespiteFindings)
  }

  /** Publishes, or plans it. Resolves to whether that succeeded. */
  async publish(): Promise<boolean> {
    const { editor } = this
    if (editor === null || this.isSending || !this.mayPublish) return false
    this.isSending = true
    const outcome = await this.send(editor)
    runInAction(() => {
      this.isSending = false
      this.failure = outcome.ok ? null : outcome.reason
    })
    if (!outcome.ok) {
      this.key = this.random.id()
      return false
    }
    const isPlan = outcome.value.publishedAt === null
    const code = isPlan ? builderNotices['page-planned'] : builderNotices['page-published']
    this.notices.show({ code }, 'success')
    return true
  }

  private async send(editor: DraftEditor): Promise<Outcome<PagePublication>> {
    const isSaved = await editor.flush()
    if (!isSaved || editor.draft === null) return failure(editor.failure ?? failureOf('somebody-first'))
    const { version } = editor.draft
    const request = { version, why: this.why.trim(), at: this.at, despiteFindings: this.isDespiteFindings }
    return await this.gateway.publish(this.pageId, request, this.key)
  }

  async callOff(number: number): Promise<void> {
    const outcome = await this.gateway.callOff(this.pageId, number)
    if (outcome.ok) this.notices.show({ code: builderNotices['plan-called-off'] }, 'success')
    await this.publications.start()
  }

  /** Puts a version in place of the draft, as a step that can be taken back; it is not published by that. */
  async putBack(version: { readonly number: number; readonly isPublished: boolean }): Promise<boolean> {
    const read = version.isPublished ? 'publishedAt' : 'draftAt'
    const outcome = await this.gateway[read](this.pageId, version.number)
    if (!outcome.ok) {
      runInAction(() => (this.failure = outcome.reason))
      return false
    }
    this.editor?.carryOut({ do: 'replace', document: outcome.value })
    this.notices.show({ code: builderNotices['version-taken'] }, 'success')
    return true
  }

  private get pageId(): string {
    return this.editor?.draft?.id ?? ''
  }

  private async check(): Promise<Outcome<readonly PageFinding[]>> {
    const { editor } = this
    const isSaved = await editor?.flush()
    if (editor == null || isSaved !== true) return failure(editor?.failure ?? failureOf('somebody-first'))
    if (editor.draft?.version === 0) return failure(failureOf('state-refuses', { state: 'no-draft' }))
    const outcome = await this.gateway.findings(this.pageId)
    if (!outcome.ok || editor.document === null) return outcome
    return { ok: true, value: [...outcome.value, ...this.missingScreens(editor.document)] }
  }

  /** Links to addresses of this site that have no screen. The platform knows contents; the client knows its screens. */
  private missingScreens(document: PageDocument): readonly PageFinding[] {
    return linksOf(document).flatMap(({ cardId, link }): readonly PageFinding[] => {
      const target = link.kind === 'path' ? linkTarget(link) : null
      const isMissing = target?.kind === 'path' && !this.navigator.exists(target.path)
      return isMissing ? [{ check: 'dead-link', cardId, about: link.value }] : []
    })
  }
}
