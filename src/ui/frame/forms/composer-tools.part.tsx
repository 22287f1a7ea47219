import { Film, ImagePlus, MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import type { PictureSet } from '../../../application/frame/forms/picture-set'
import { PictureChooser } from '../../../application/frame/uploads/picture-chooser'
import type { NamedPlace } from '../../../domain/frame/places/named-place'
import { bottomBar } from '../kit/bars/bottom-bar'
import { overKeyboard } from '../kit/bars/over-keyboard'
import { IconButton } from '../kit/buttons/button'
import { Icon } from '../kit/pictures/icon'
import { useService } from '../shell/app-context'
import { uploadsWords } from '../uploads/uploads.words'
import { chooserOf, useFilePicking } from '../uploads/use-file-picking.part'
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

interface PicturesToolProps {
  readonly id: string
  readonly error: string | null
  readonly pictures: PictureSet
}

/** Adds pictures, which the field of the pictures then shows. */
export const PicturesTool = observer(function PicturesTool({ id, error, pictures }: PicturesToolProps) {
  const words = useWords(uploadsWords)
  const chooser = useService(PictureChooser)
  const { limit, takesVideos, pictures: picked, add } = pictures
  const room = limit - picked.length
  const picking = useFilePicking({ room, videos: takesVideos, onAdd: add, onChoose: chooserOf(chooser) })
  return (
    <>
      <IconButton
        id={id}
        label={picking.label}
        caption={picking.label}
        icon={<Icon of={ImagePlus} />}
        disabled={room <= 0}
        aria-invalid={error === null ? undefined : true}
        onClick={picking.choose}
      />
      {picking.chooseVideo !== null && (
        <IconButton
          label={words.addVideo}
          caption={words.addVideo}
          icon={<Icon of={Film} />}
          disabled={room <= 0}
          onClick={picking.chooseVideo}
        />
      )}
      {picking.input}
    </>
  )
})

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
