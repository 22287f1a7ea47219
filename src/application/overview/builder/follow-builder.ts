import { inject } from 'inversify'
import { reaction } from 'mobx'
import {
  builderNotice,
  readBuilderRequest,
  type BuilderRequest,
} from '../../../domain/overview/builder/builder-messages'
import type { PageDocument } from '../../../domain/overview/builder/page-document'
import { BuilderFrame } from './builder-frame'
import { CardTypes } from './card-types'
import type { DraftEditor } from './draft-editor'

/** What the builder around the page may do with the editor. */
export interface FollowedEditor {
  readonly editor: DraftEditor
  readonly selectedId: string | null
  select(cardId: string | null): void
  open(pageId: string): void
}

/** Does what the builder around the page asks, and tells it what happens (docs/builder.md). */
export class FollowBuilder {
  constructor(
    @inject(BuilderFrame) private readonly frame: BuilderFrame,
    @inject(CardTypes) private readonly types: CardTypes,
  ) {}

  /** Returns what ends it. Without a builder around the page it does nothing. */
  execute(followed: FollowedEditor): () => void {
    if (!this.frame.isFramed) return () => undefined
    const { frame } = this
    const { editor } = followed
    const tell = (notice: Parameters<typeof builderNotice>[0]) => frame.tell(builderNotice(notice))
    const ends = [
      frame.listen((data) => {
        const read = readBuilderRequest(data)
        if (read.kind === 'error') tell({ name: 'error', code: read.code, about: read.about })
        if (read.kind === 'request') this.answer(read.request, followed)
      }),
      reaction(
        () => editor.draft?.id ?? null,
        (page) => page !== null && this.tellLoaded(editor),
        { fireImmediately: true },
      ),
      reaction(
        () => editor.document,
        (document) => document !== null && tell({ name: 'changed', document: document satisfies PageDocument }),
      ),
      reaction(
        () => followed.selectedId,
        (card) => tell({ name: 'selected', card }),
      ),
      reaction(
        () => editor.state,
        (state) => {
          if (state === 'conflict' || state === 'not-saved')
            tell({ name: 'error', code: state, about: editor.draft?.id ?? '' })
          if (state === 'failed') tell({ name: 'error', code: 'page', about: editor.failure?.code ?? '' })
        },
        { fireImmediately: true },
      ),
    ]
    editor.onSaved = (draft) => tell({ name: 'saved', draft })
    tell({ name: 'ready', page: editor.draft?.id ?? null })
    return () => {
      editor.onSaved = () => undefined
      for (const end of ends) end()
    }
  }

  private tellLoaded({ draft, document }: DraftEditor): void {
    if (draft === null || document === null) return
    this.frame.tell(builderNotice({ name: 'loaded', page: draft.id, draft: draft.version, document }))
  }

  private answer(request: BuilderRequest, followed: FollowedEditor): void {
    const refuse = (code: 'card' | 'refused', about: string) =>
      this.frame.tell(builderNotice({ name: 'error', code, about }))
    switch (request.name) {
      case 'load':
        return followed.open(request.page)
      case 'select': {
        const { card } = request
        const isThere = card === null || followed.editor.document?.cards.some(({ id }) => id === card) === true
        return isThere ? followed.select(card) : refuse('card', card)
      }
      case 'change': {
        const [card] = this.types.readCards([request.card])
        if (card === undefined) return refuse('card', 'change')
        const changed = followed.editor.carryOut({ do: 'change', card })
        if (!changed.ok && changed.reason !== 'no-change') refuse('refused', changed.reason)
      }
    }
  }
}
