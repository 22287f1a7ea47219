import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useService } from '../../../frame/shell/app-context'
import { lazyPart } from '../../../frame/shell/lazy/lazy-part'
import { useWords } from '../../../frame/words/words'
import { AvatarViewModel } from './avatar.view-model'
import { MyPicture } from './my-picture'
import { avatarWords } from './avatar.words'

// The cropper is loaded only when the picture is changed.
const AvatarCropSheet = lazyPart(async () => (await import('./avatar-crop-sheet')).AvatarCropSheet)

export const AvatarEditor = observer(function AvatarEditor() {
  const words = useWords(avatarWords)
  const viewModel = useService(AvatarViewModel)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { picture } = viewModel
  const choose = async () => {
    if (!(await viewModel.chooseByHost())) input.current?.click()
  }
  return (
    <>
      <MyPicture ref={button} onClick={() => void choose()} />
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={words.changeAvatar}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file === undefined) return
          // Some browsers take the focus away when a file is chosen. The button gets it back, so that the sheet returns
          // the focus there when it closes.
          button.current?.focus({ preventScroll: true })
          viewModel.choose(file)
        }}
      />
      {picture !== null && <AvatarCropSheet viewModel={viewModel} picture={picture} />}
    </>
  )
})
