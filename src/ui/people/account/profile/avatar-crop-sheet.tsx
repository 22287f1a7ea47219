import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import type { LocalFile } from '../../../../application/frame/uploads/local-file'
import { Button } from '../../../frame/kit/buttons/button'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useUploadFailureText } from '../../../frame/uploads/use-upload-failure-text.part'
import { usePictureAddress } from '../../../frame/kit/pictures/use-picture-address'
import { useWords } from '../../../frame/words/words'
import styles from './avatar-crop-sheet.module.css'
import type { AvatarViewModel } from './avatar.view-model'
import { avatarWords } from './avatar.words'

interface AvatarCropSheetProps {
  readonly viewModel: AvatarViewModel
  readonly picture: LocalFile
}

const farthestZoom = 4

/** Crops a picture to the square avatar, and shows the progress of its upload. */
export const AvatarCropSheet = observer(function AvatarCropSheet({ viewModel, picture }: AvatarCropSheetProps) {
  const words = useWords(avatarWords)
  const failureText = useUploadFailureText()
  const address = usePictureAddress(picture as Blob)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const { isBusy, failure, upload } = viewModel
  const problem =
    isUnreadable || failure?.code === 'type-not-taken'
      ? words.unreadable
      : failure === null
        ? null
        : failureText(failure)
  return (
    <Sheet
      open
      onClose={viewModel.cancel}
      title={words.cropTitle}
      footer={
        <div className={styles.acts}>
          {isBusy && <Button onClick={viewModel.cancel}>{words.stop}</Button>}
          <Button
            kind="primary"
            block
            busy={isBusy}
            disabled={area === null || isUnreadable}
            onClick={() => area !== null && void viewModel.applyCrop(area)}
          >
            {isBusy ? progressText() : failure === null ? words.useAvatar : words.tryAgain}
          </Button>
        </div>
      }
    >
      <div className={styles.frame}>
        {address !== null && !isUnreadable && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={farthestZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
          />
        )}
      </div>
      <label className={styles.zoom}>
        <span>{words.zoom}</span>
        <input
          type="range"
          min={1}
          max={farthestZoom}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <p className={problem === null ? styles.hint : styles.problem} role={problem === null ? undefined : 'alert'}>
        {problem ?? words.cropHint}
      </p>
    </Sheet>
  )

  function progressText(): string {
    return upload?.state === 'sending' ? words.sending(Math.round(upload.progress * 100)) : words.saving
  }
})
