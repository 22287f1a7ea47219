import { Camera } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useRef } from 'react'
import { Avatar } from '../kit/avatar'
import { Icon } from '../kit/icon'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import styles from './avatar-editor.module.css'
import { AvatarViewModel } from './avatar.view-model'
import { profileWords } from './profile.words'

// Only who changes the picture needs the cropper.
const AvatarCropSheet = lazy(() => import('./avatar-crop-sheet').then((module) => ({ default: module.AvatarCropSheet })))

/** The member's picture, and the way to another one. */
export const AvatarEditor = observer(function AvatarEditor() {
  const words = useWords(profileWords)
  const viewModel = useService(AvatarViewModel)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { user, picture } = viewModel
  return (
    <div className={styles.editor}>
      <button ref={button} type="button" className={styles.button} onClick={() => input.current?.click()}>
        <Avatar src={user?.avatar ?? null} name={user?.nickname ?? ''} size="large" />
        <span className={styles.words}>
          <Icon of={Camera} size={18} />
          {words.changeAvatar}
        </span>
      </button>
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
          // Some browsers leave the focus nowhere after a file was chosen: the sheet gives it back to where it was.
          button.current?.focus({ preventScroll: true })
          viewModel.choose(file)
        }}
      />
      {picture !== null && (
        <Suspense fallback={null}>
          <AvatarCropSheet viewModel={viewModel} picture={picture} />
        </Suspense>
      )}
    </div>
  )
})
