import { observer } from 'mobx-react-lite'
import type { Picture, PictureSet } from '../../../application/frame/forms/picture-set'
import { PictureChooser } from '../../../application/frame/uploads/picture-chooser'
import { useFailureText } from '../kit/use-failure-text'
import { PicturePicker, type PickedPicture } from '../uploads/picture-picker.part'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { formsWords } from './forms.words'

interface PicturesFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly error: string | null
  readonly pictures: PictureSet
}

/** The pictures of a form: choosing, uploading in the background, retrying. */
export const PicturesField = observer(function PicturesField({ id, label, hint, error, pictures }: PicturesFieldProps) {
  const words = useWords(formsWords)
  const failureText = useFailureText()
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
  return (
    <PicturePicker
      id={id}
      label={label}
      hint={hint}
      error={error}
      limit={pictures.limit}
      videos={pictures.takesVideos}
      items={pictures.pictures.map(pickedPicture)}
      onAdd={pictures.add}
      onChoose={
        chooser.canChoose ? async (count) => (await chooser.choose(count)) as readonly File[] | null : undefined
      }
      onAbort={pictures.remove}
      onRemove={pictures.remove}
      onRetry={pictures.retry}
    />
  )
})
