import { Film, ImagePlus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { PictureSet } from '../../../application/frame/forms/picture-set'
import { PictureChooser } from '../../../application/frame/uploads/picture-chooser'
import { IconButton } from '../kit/buttons/button'
import { Icon } from '../kit/pictures/icon'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { uploadsWords } from './uploads.words'
import { chooserOf, useFilePicking } from './use-file-picking.part'

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
