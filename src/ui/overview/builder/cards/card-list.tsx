import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { observer } from 'mobx-react-lite'
import { useWords } from '../../../frame/words/words'
import { builderWords } from '../builder.words'
import { CardFrame, type CardListProps } from './card-frame'
import { useCardName } from './card-name'

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 })

/** The cards of the page, which are moved by touch, mouse or keyboard. */
export const CardList = observer(function CardList({ viewModel, preview }: CardListProps) {
  const words = useWords(builderWords)
  const cardName = useCardName()
  const cards = viewModel.editor.document?.cards ?? []
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const indexOf = (id: UniqueIdentifier | undefined) => cards.findIndex((card) => card.id === id)
  const nameOf = (id: UniqueIdentifier) => {
    const card = cards[indexOf(id)]
    return card === undefined ? '' : cardName(card)
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.pickedUp(nameOf(active.id)),
    onDragOver: ({ active, over }) => (over === null ? undefined : words.over(nameOf(active.id), indexOf(over.id) + 1)),
    onDragEnd: ({ active, over }) => words.dropped(nameOf(active.id), indexOf(over?.id ?? active.id) + 1),
    onDragCancel: ({ active }) => words.putBackCard(nameOf(active.id)),
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) viewModel.move(String(active.id), indexOf(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.dragHint } }}
      onDragStart={({ active }) => viewModel.select(String(active.id))}
      onDragEnd={drop}
    >
      <SortableContext items={cards.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {cards.map((card) => (
          <CardFrame key={card.id} card={card} viewModel={viewModel} preview={preview} />
        ))}
      </SortableContext>
    </DndContext>
  )
})
