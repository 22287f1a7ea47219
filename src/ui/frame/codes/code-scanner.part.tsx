import { Flashlight, FlashlightOff, Image, Keyboard, ScanLine } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef, type ReactNode } from 'react'
import { IconButton } from '../kit/buttons/button'
import { Icon } from '../kit/pictures/icon'
import { LiveRegion } from '../kit/feedback/live-region'
import { useWords } from '../words/words'
import { CameraNotice } from './camera-notice.part'
import type { CodeScannerViewModel } from './code-scanner.view-model'
import styles from './codes.module.css'
import { codesWords } from './codes.words'
import { TypeCodeSheet } from './type-code-sheet'

interface ScannerProps {
  readonly viewModel: CodeScannerViewModel
}

/** The camera with its frame, and the alternatives to it. */
export const CodeScanner = observer(function CodeScanner({ viewModel }: ScannerProps) {
  const words = useWords(codesWords)
  const { camera, torch, picture } = viewModel
  const isRunning = camera === 'on' || camera === 'starting' || camera === 'off'
  return (
    <div className={styles.scanner}>
      <div className={styles.stage}>
        <video ref={viewModel.attach} className={styles.video} muted playsInline aria-label={words.cameraPicture} />
        {isRunning ? (
          <div className={styles.frame} aria-hidden="true" />
        ) : (
          <CameraNotice problem={camera} onRetry={viewModel.retryCamera} />
        )}
        <LiveRegion>
          {isRunning && <p className={styles.hint}>{camera === 'starting' ? words.starting : words.aim}</p>}
        </LiveRegion>
        {torch !== null && (
          <IconButton
            className={styles.torch}
            label={words.torch}
            isPressed={torch}
            icon={<Icon of={torch ? Flashlight : FlashlightOff} />}
            onClick={() => void viewModel.toggleTorch()}
          />
        )}
      </div>
      <p role="status" className={styles.note}>
        {picture === null ? '' : words[`picture.${picture}`]}
      </p>
      <Ways viewModel={viewModel} />
      <TypeCodeSheet viewModel={viewModel} />
    </div>
  )
})

const Ways = observer(function Ways({ viewModel }: ScannerProps) {
  const words = useWords(codesWords)
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.ways}>
      {viewModel.canAppScan && (
        <Way icon={<Icon of={ScanLine} />} label={words.byApp} onTake={() => void viewModel.scanWithApp()} />
      )}
      <Way icon={<Icon of={Image} />} label={words.byPicture} onTake={() => input.current?.click()} />
      <Way icon={<Icon of={Keyboard} />} label={words.byTyping} onTake={viewModel.startTyping} />
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={words.byPicture}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) void viewModel.readPicture(file)
        }}
      />
    </div>
  )
})

interface WayProps {
  readonly icon: ReactNode
  readonly label: string
  readonly onTake: () => void
}

function Way({ icon, label, onTake }: WayProps) {
  return (
    <button type="button" className={styles.way} onClick={onTake}>
      <span className={styles.mark}>{icon}</span>
      {label}
    </button>
  )
}
