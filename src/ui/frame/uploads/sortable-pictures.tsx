import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { ArrowLeft, ArrowRight, GripVertical } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../kit/buttons/button'
import { Icon } from '../kit/pictures/icon'
import { useWords } from '../words/words'
import { PickedItem, type PickedItemProps, type PickedPicture } from './picked-item.part'
import styles from './picture-picker.module.css'
import sorting from './sorting.module.css'
import { sortingWords } from './sorting.words'

export interface SortablePicturesProps extends Pick<PickedItemProps, 'onAbort' | 'onRetry' | 'onRemove'> {
  readonly items: readonly PickedPicture[]
  readonly onMove: (id: string, to: number) => void
  /** What stands after the pictures in the grid. */
  readonly children: ReactNode
}

/** A touch that begins a drag lasts so long (milliseconds) and moves no further (pixels); a shorter one scrolls. */
const touchStart = { delay: 180, tolerance: 8 }

/**
 * Pictures in an order that is changed by dragging them by their grips, with the arrow keys, or, since not everybody
 * can drag, with the two buttons that a tap on a grip shows.
 */
export function SortablePictures({ items, onMove, children, ...acts }: SortablePicturesProps) {
  const words = useWords(sortingWords)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: touchStart }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // A picture that is lifted is over itself at once, which says nothing new.
  const isJustLifted = useRef(false)
  const indexOf = (id: unknown): number => items.findIndex((item) => item.id === id)
  const nameOf = (id: unknown): string => items[indexOf(id)]?.name ?? ''
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustLifted.current = true
      return words.lifted(nameOf(active.id), indexOf(active.id) + 1, items.length)
    },
    onDragOver: ({ active, over }) => {
      const isNew = !isJustLifted.current || over?.id !== active.id
      isJustLifted.current = false
      return over === null || !isNew
        ? undefined
        : words.movedOver(nameOf(active.id), indexOf(over.id) + 1, items.length)
    },
    onDragEnd: ({ active, over }) => words.dropped(nameOf(active.id), indexOf((over ?? active).id) + 1, items.length),
    onDragCancel: ({ active }) => words.dropped(nameOf(active.id), indexOf(active.id) + 1, items.length),
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) onMove(String(active.id), indexOf(over.id))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.howToMove } }}
      onDragStart={() => setChosenId(null)}
      onDragEnd={drop}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul className={styles.items}>
          {items.map((item, index) => (
            <SortableItem
              key={item.id}
              item={item}
              number={index + 1}
              of={items.length}
              isChosen={chosenId === item.id}
              onChoose={() => setChosenId(chosenId === item.id ? null : item.id)}
              {...acts}
            />
          ))}
          {children}
        </ul>
      </SortableContext>
      {chosenId !== null && indexOf(chosenId) !== -1 && (
        <MoveButtons
          name={nameOf(chosenId)}
          index={indexOf(chosenId)}
          of={items.length}
          onMove={(to) => onMove(chosenId, to)}
        />
      )}
    </DndContext>
  )
}

interface SortableItemProps extends Pick<PickedItemProps, 'item' | 'onAbort' | 'onRetry' | 'onRemove'> {
  /** The number of the picture, from 1. */
  readonly number: number
  readonly of: number
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function SortableItem({ number, of, isChosen, onChoose, ...item }: SortableItemProps) {
  const words = useWords(sortingWords)
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: item.item.id })
  // The role that the library gives is the button's own.
  const { 'aria-describedby': describedBy } = attributes
  return (
    <PickedItem
      {...item}
      place={{
        ref: setNodeRef,
        'data-lifted': isDragging || undefined,
        style: {
          ...(transform === null ? {} : { transform: `translate(${transform.x}px, ${transform.y}px)` }),
          ...(transition === undefined ? {} : { transition }),
        },
      }}
      grip={
        <button
          type="button"
          className={sorting.grip}
          aria-label={words.movePicture(item.item.name, number, of)}
          aria-describedby={describedBy}
          aria-expanded={isChosen}
          onClick={onChoose}
          {...listeners}
        >
          <Icon of={GripVertical} size={14} strokeWidth={2.5} />
        </button>
      }
    />
  )
}

interface MoveButtonsProps {
  readonly name: string
  readonly index: number
  readonly of: number
  readonly onMove: (to: number) => void
}

function MoveButtons({ name, index, of, onMove }: MoveButtonsProps) {
  const words = useWords(sortingWords)
  return (
    <div className={sorting.moves} role="group" aria-label={words.movePicture(name, index + 1, of)}>
      <Button small disabled={index === 0} onClick={() => onMove(index - 1)}>
        <Icon of={ArrowLeft} size={16} /> {words.earlier}
      </Button>
      <span role="status" className={sorting.count}>
        {words.placeOf(index + 1, of)}
      </span>
      <Button small disabled={index === of - 1} onClick={() => onMove(index + 1)}>
        {words.later} <Icon of={ArrowRight} size={16} />
      </Button>
    </div>
  )
}
