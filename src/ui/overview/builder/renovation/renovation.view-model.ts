import { inject } from 'inversify'
import { reaction } from 'mobx'
import { BuilderGateway, type EditablePage } from '../../../../application/overview/builder/builder-gateway'
import { FollowBuilder } from '../../../../application/overview/builder/follow-builder'
import { observe } from '../../../../application/frame/shared/observe'
import { PagedList } from '../../../../application/frame/shared/paged-list'
import { resetResource, type Resources } from '../../../../application/frame/shared/resource'
import type { ScreenLocation, ScreenViewModel } from '../../../frame/shell/screens/screen'
import { BuilderViewModel } from '../builder.view-model'
import { DraftPreview } from '../draft-preview'
import { PublishViewModel } from '../sheets/publish.view-model'

/** S022: the pages of the builder, or one of them, for its editors. */
export class RenovationViewModel implements ScreenViewModel {
  /** The page that is edited; null for the list of all. */
  pageId: string | null = null
  readonly pages: PagedList<EditablePage>
  readonly resources: Resources

  constructor(
    @inject(BuilderGateway) gateway: BuilderGateway,
    @inject(BuilderViewModel) readonly builder: BuilderViewModel,
    @inject(PublishViewModel) readonly publishing: PublishViewModel,
    @inject(DraftPreview) readonly preview: DraftPreview,
    @inject(FollowBuilder) private readonly followBuilder: FollowBuilder,
  ) {
    publishing.about(builder.editor)
    this.pages = new PagedList(
      (cursor, signal) => gateway.pages(cursor === undefined ? {} : { cursor }, signal),
      ({ id }) => id,
    )
    // Nothing is restored from an earlier visit, since somebody else may have saved meanwhile.
    this.resources = {
      page: resetResource({
        open: (_location, signal) =>
          this.pageId === null ? this.pages.start(signal) : builder.editor.open(this.pageId, signal),
        reload: () => (this.pageId === null ? this.pages.start() : undefined),
      }),
    }
    observe(this)
  }

  applyLocation({ query }: ScreenLocation): void {
    this.pageId = query['id'] || null
  }

  show(): () => void {
    const { editor } = this.builder
    let leave: () => void = () => undefined
    const endWatch = reaction(
      () => editor.draft?.id ?? null,
      (id) => {
        leave()
        leave = id === null ? () => undefined : editor.attend()
      },
      { fireImmediately: true },
    )
    const { builder } = this
    const endPreview = reaction(
      () => editor.document,
      (document) => void this.preview.show(document),
      { fireImmediately: true },
    )
    const endClock = this.preview.page.show()
    void this.preview.page.loadRichText()
    const endFollowing = this.followBuilder.execute({
      editor,
      get selectedId() {
        return builder.selectedId
      },
      select: builder.select,
      open: this.openPage,
    })
    return () => {
      endFollowing()
      endPreview()
      endClock()
      endWatch()
      leave()
    }
  }

  /** Opens another page in place of this one, as the builder around it asks. */
  openPage(id: string): void {
    this.pageId = id
    this.builder.select(null)
    this.builder.close()
    void this.builder.editor.open(id)
  }

  retry(): void {
    if (this.pageId === null) void this.pages.start()
    else void this.builder.editor.open(this.pageId)
  }
}
