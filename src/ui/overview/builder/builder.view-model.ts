import { inject } from 'inversify'
import { builderNotices } from '../../../application/overview/builder/builder-notices'
import { CardClipboard, newCardId } from '../../../application/overview/builder/card-clipboard'
import { CardTypes } from '../../../application/overview/builder/card-types'
import { DraftEditor } from '../../../application/overview/builder/draft-editor'
import { NoticesStore } from '../../../application/frame/shared/notices.store'
import { observe } from '../../../application/frame/shared/observe'
import { Random } from '../../../application/frame/shared/random'
import type { PageCommand } from '../../../domain/overview/builder/page-commands'
import { keptType, type DraftCard, type PageSettings } from '../../../domain/overview/builder/page-document'

/** What is open over the page; `form` edits the selected card. */
export type BuilderSheet = 'gallery' | 'form' | 'settings' | 'checks' | 'publish' | 'versions' | 'preview'

/** The acts of an editor on the cards of a page. */
export class BuilderViewModel {
  selectedId: string | null = null
  sheet: BuilderSheet | null = null
  /** Whether only the names of the cards are shown, which makes a long page easy to arrange. */
  isFolded = false

  constructor(
    @inject(DraftEditor) readonly editor: DraftEditor,
    @inject(CardTypes) readonly types: CardTypes,
    @inject(CardClipboard) readonly clipboard: CardClipboard,
    @inject(NoticesStore) private readonly notices: NoticesStore,
    @inject(Random) private readonly random: Random,
  ) {
    observe(this)
  }

  get selected(): DraftCard | null {
    return this.editor.document?.cards.find(({ id }) => id === this.selectedId) ?? null
  }

  select(id: string | null): void {
    this.selectedId = id
    this.editor.lookAt(id)
  }

  open(sheet: BuilderSheet): void {
    this.sheet = sheet
  }

  close(): void {
    this.sheet = null
  }

  fold(isFolded: boolean): void {
    this.isFolded = isFolded
  }

  /** Adds a card behind the selected one, or at the end, and opens its form. */
  add(type: string): void {
    const card = this.types.example(type, newCardId(this.random))
    if (!this.carryOut({ do: 'add', card, at: this.indexForNew })) return
    this.select(card.id)
    this.sheet = 'form'
  }

  edit(id: string): void {
    this.select(id)
    this.sheet = 'form'
  }

  change(card: DraftCard): void {
    this.carryOut({ do: 'change', card })
    this.sheet = null
  }

  set(settings: PageSettings): void {
    this.carryOut({ do: 'set', settings })
    this.sheet = null
  }

  move(id: string, to: number): void {
    this.carryOut({ do: 'move', id, to })
  }

  duplicate(id: string): void {
    const copyId = newCardId(this.random)
    if (this.carryOut({ do: 'copy', id, copyId })) this.select(copyId)
  }

  remove(id: string): void {
    if (!this.carryOut({ do: 'delete', id })) return
    if (this.selectedId === id) this.select(null)
    this.notices.show({ code: builderNotices['card-deleted'] }, 'plain', { code: 'undo', act: this.editor.undo })
  }

  /** Takes a card into the clipboard, for this page or another. */
  take(card: DraftCard): void {
    this.clipboard.copy([card])
    this.notices.show({ code: builderNotices['card-copied'] }, 'success')
  }

  paste(): void {
    const cards = this.clipboard.take()
    if (cards.length === 0) this.notices.show({ code: builderNotices['nothing-to-paste'] })
    else if (this.carryOut({ do: 'paste', cards, at: this.indexForNew })) this.select(cards[0]?.id ?? null)
  }

  /** Whether a card can be edited and copied; one that is only kept cannot. */
  isEditable({ type }: DraftCard): boolean {
    return type !== keptType && this.types.all.includes(type)
  }

  private get indexForNew(): number {
    const cards = this.editor.document?.cards ?? []
    const at = cards.findIndex(({ id }) => id === this.selectedId)
    return at === -1 ? cards.length : at + 1
  }

  private carryOut(command: PageCommand): boolean {
    const carriedOut = this.editor.carryOut(command)
    if (carriedOut.ok) return true
    if (carriedOut.reason === 'too-many-cards' || carriedOut.reason === 'too-large') {
      const isLarge = carriedOut.reason === 'too-large'
      const code = isLarge ? builderNotices['page-too-large'] : builderNotices['too-many-cards']
      this.notices.show({ code }, 'error')
    }
    return false
  }
}
