import { MapPin } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { NamedPlace } from '../../../domain/frame/places/named-place'
import { bottomBar } from '../kit/bars/bottom-bar'
import { overKeyboard } from '../kit/bars/over-keyboard'
import { IconButton } from '../kit/buttons/button'
import { Icon } from '../kit/pictures/icon'
import { useWords } from '../words/words'
import styles from './composer.module.css'
import { formsWords } from './forms.words'

/** The tools of a text, in a bar at the lower edge that the keyboard moves up. */
export function ComposerTools({ children }: { readonly children: ReactNode }) {
  const words = useWords(formsWords)
  return (
    <div ref={standOverKeyboard} role="group" aria-label={words.tools} className={styles.tools}>
      {children}
    </div>
  )
}

function standOverKeyboard(element: HTMLElement | null): () => void {
  const ends = [bottomBar(element), overKeyboard(element)]
  return () => {
    for (const end of ends) end?.()
  }
}

/** Whether the field of a place is shown: once it was asked for, and while it says or misses something. */
export function usePlaceFold({ value, error }: { readonly value: NamedPlace; readonly error: string | null }) {
  const [wasOpened, setOpened] = useState(false)
  const isFilled = value.name !== '' || value.latitude !== null || error !== null
  return { wasOpened, isOpen: wasOpened || isFilled, onToggle: () => setOpened(!wasOpened || isFilled) }
}

interface PlaceToolProps {
  /** The id of the field, which is shown while it is open or filled. */
  readonly field: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Shows the field of a place that many texts do without. */
export function PlaceTool({ field, isOpen, onToggle }: PlaceToolProps) {
  const words = useWords(formsWords)
  return (
    <IconButton
      label={words.addPlace}
      caption={words.addPlace}
      icon={<Icon of={MapPin} />}
      aria-expanded={isOpen}
      aria-controls={isOpen ? field : undefined}
      onClick={onToggle}
    />
  )
}
