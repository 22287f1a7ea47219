import { observer } from 'mobx-react-lite'
import type { Picture, PictureSet } from '../../../application/frame/forms/picture-set'
import { PictureChooser } from '../../../application/frame/uploads/picture-chooser'
import { useUploadFailureText } from '../uploads/use-upload-failure-text.part'
import { chooserOf } from '../uploads/use-file-picking.part'
import type { PickedPicture } from '../uploads/picked-item.part'
import { PicturePicker } from '../uploads/picture-picker.part'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { formsWords } from './forms.words'

interface PicturesFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly error: string | null
  readonly pictures: PictureSet
  /** Addresses of pictures that were sent before and stay, each by its name; they come first. */
  readonly kept?: readonly { readonly name: string; readonly address: string }[]
  /** Called when one of these is removed, with its index. */
  readonly onDrop?: (index: number) => void
  /** Whether a tool of a composer adds them: it is then shown only with pictures or an error. */
  readonly hasTool?: boolean
}

/** Begins the ids of kept pictures, which no picture of a form has. */
const keptMark = 'kept:'

/** The pictures of a form: choosing, uploading in the background, retrying. */
export const PicturesField = observer(function PicturesField({
  id,
  label,
  hint,
  error,
  pictures,
  kept = [],
  onDrop,
  hasTool = false,
}: PicturesFieldProps) {
  const words = useWords(formsWords)
  const failureText = useUploadFailureText()
  const chooser = useService(PictureChooser)
  const pickedPicture = ({ id, name, upload }: Picture): PickedPicture => ({
    id,
    name,
    preview: upload.file as Blob,
    state: upload.state,
    progress: upload.progress,
    ...(pictures.isWaiting
      ? { waitingReason: words.pictureWaits }
      : pictures.maySend
        ? {}
        : { waitingReason: words.guestPictures }),
    ...(upload.failure === null ? {} : { error: failureText(upload.failure) }),
  })
  const keptPictures = kept.map(({ name, address }, index): PickedPicture => ({
    id: `${keptMark}${index}`,
    name,
    preview: address,
    state: 'done',
  }))
  const count = kept.length + pictures.pictures.length
  const remove = (picture: string) => {
    // The field goes with its last picture, and its tool stays.
    if (hasTool && count === 1) document.getElementById(id)?.focus()
    if (picture.startsWith(keptMark)) onDrop?.(Number(picture.slice(keptMark.length)))
    else pictures.remove(picture)
  }
  if (hasTool && error === null && count === 0) return null
  return (
    <PicturePicker
      id={hasTool ? `${id}-shown` : id}
      isAddedElsewhere={hasTool}
      label={label}
      hint={hint}
      error={error}
      limit={pictures.limit}
      videos={pictures.takesVideos}
      items={[...keptPictures, ...pictures.pictures.map(pickedPicture)]}
      onAdd={pictures.add}
      onChoose={chooserOf(chooser)}
      onAbort={remove}
      onRemove={remove}
      onRetry={pictures.retry}
      onMove={pictures.move}
    />
  )
})
