import { useRef, type ReactNode } from 'react'
import type { PictureChooser } from '../../../application/frame/uploads/picture-chooser'
import { useWords } from '../words/words'
import { uploadsWords } from './uploads.words'

interface FilePicking {
  /** The number of files that may still be picked. */
  readonly room: number
  readonly videos: boolean
  readonly onAdd: (files: readonly File[]) => void
  /** Lets an app choose so many pictures; null when the browser must do it. Without it, the browser always does. */
  readonly onChoose?: ((count: number) => Promise<readonly File[] | null>) | undefined
}

/** What lets an app choose pictures; undefined where the browser always does. */
export function chooserOf(chooser: PictureChooser): FilePicking['onChoose'] {
  if (!chooser.canChoose) return undefined
  return async (count) => (await chooser.choose(count)) as readonly File[] | null
}

interface PickingOfFiles {
  /** The words of the button that chooses. */
  readonly label: string
  readonly choose: () => void
  /** Chooses a video; null where `choose` does that, too. An app chooses pictures only. */
  readonly chooseVideo: (() => void) | null
  /** The browser's own field, which is rendered without being seen. */
  readonly input: ReactNode
}

/** Picks pictures, and videos where they are taken, through the app or the browser. */
export function useFilePicking({ room, videos, onAdd, onChoose }: FilePicking): PickingOfFiles {
  const words = useWords(uploadsWords)
  const input = useRef<HTMLInputElement>(null)
  const accepted = videos ? 'image/*,video/*' : 'image/*'
  const anyAdd = videos ? words.addPictureOrVideo : words.addPicture
  const pick = (accept: string) => {
    if (input.current === null) return
    input.current.accept = accept
    input.current.click()
  }
  const choose = async () => {
    const files = onChoose === undefined ? null : await onChoose(room)
    if (files === null) pick(accepted)
    else if (files.length > 0) onAdd(files)
  }
  return {
    label: onChoose === undefined ? anyAdd : words.addPicture,
    choose: () => void choose(),
    chooseVideo: videos && onChoose !== undefined ? () => pick('video/*') : null,
    input: (
      <input
        ref={input}
        hidden
        type="file"
        accept={accepted}
        multiple={room > 1}
        aria-label={anyAdd}
        onChange={(event) => {
          const files = Array.from(event.target.files ?? []).slice(0, room)
          // Allows picking the same picture again after it was removed.
          event.target.value = ''
          if (files.length > 0) onAdd(files)
        }}
      />
    ),
  }
}
