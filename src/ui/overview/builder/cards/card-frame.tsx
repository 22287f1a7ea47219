import { useSortable } from '@dnd-kit/sortable'
import { ClipboardCopy, CopyPlus, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { DraftCard } from '../../../../domain/overview/builder/page-document'
import { Button, IconButton } from '../../../frame/kit/buttons/button'
import { classNames } from '../../../frame/kit/styles/class-names'
import { Icon } from '../../../frame/kit/pictures/icon'
import { useWords } from '../../../frame/words/words'
import { builderWords } from '../builder.words'
import type { BuilderViewModel } from '../builder.view-model'
import { useCardName } from './card-name'
import type { DraftPreview } from '../draft-preview'
import { ShownCard } from './shown-card'
import styles from '../builder.module.css'

export interface CardListProps {
  readonly viewModel: BuilderViewModel
  readonly preview: DraftPreview
}

interface CardFrameProps extends CardListProps {
  readonly card: DraftCard
}

/** A card with what can be done with it, above the card as readers will see it. */
export const CardFrame = observer(function CardFrame({ card, viewModel, preview }: CardFrameProps) {
  const words = useWords(builderWords)
  const name = useCardName()(card)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: card.id,
  })
  const { selectedId, isFolded, editor } = viewModel
  const isEditable = viewModel.isEditable(card)
  const here = editor.others.filter(({ cardId }) => cardId === card.id)
  return (
    <section
      ref={setNodeRef}
      aria-label={name}
      data-card={card.id}
      className={classNames(styles.frame, selectedId === card.id && styles.selected, isDragging && styles.dragged)}
      style={{ transform: transform === null ? undefined : `translate3d(0, ${transform.y}px, 0)`, transition }}
    >
      <div className={styles.tools}>
        <IconButton
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className={styles.grip}
          label={words.move(name)}
          icon={<Icon of={GripVertical} />}
        />
        <button
          type="button"
          aria-pressed={selectedId === card.id}
          aria-label={words.choose(name)}
          className={styles.name}
          onClick={() => viewModel.select(selectedId === card.id ? null : card.id)}
        >
          {name}
        </button>
        {isEditable && (
          <IconButton label={words.edit(name)} icon={<Icon of={Pencil} />} onClick={() => viewModel.edit(card.id)} />
        )}
        <IconButton label={words.remove(name)} icon={<Icon of={Trash2} />} onClick={() => viewModel.remove(card.id)} />
      </div>
      {isEditable && selectedId === card.id && (
        <div className={styles.tools}>
          <Button
            small
            kind="quiet"
            aria-label={words.duplicate(name)}
            icon={<Icon of={CopyPlus} size={18} />}
            onClick={() => viewModel.duplicate(card.id)}
          >
            {words.another}
          </Button>
          <Button
            small
            kind="quiet"
            aria-label={words.take(name)}
            icon={<Icon of={ClipboardCopy} size={18} />}
            onClick={() => viewModel.take(card)}
          >
            {words.copy}
          </Button>
        </div>
      )}
      {here.map((person) => (
        <p key={person.id} className={styles.here}>
          {words.hereAt(person.name || words.somebody)}
        </p>
      ))}
      {!isFolded && <ShownCard card={card} preview={preview} onSelect={() => viewModel.select(card.id)} />}
    </section>
  )
})
