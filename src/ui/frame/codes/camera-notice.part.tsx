import type { CameraProblem } from '../../../application/frame/codes/code-camera'
import { Button } from '../kit/buttons/button'
import { useWords } from '../words/words'
import styles from './codes.module.css'
import { codesWords } from './codes.words'

interface CameraNoticeProps {
  readonly problem: CameraProblem
  readonly onRetry: () => void
}

/** Explains why there is no camera, and what to do. Without any camera no retry is offered. */
export function CameraNotice({ problem, onRetry }: CameraNoticeProps) {
  const words = useWords(codesWords)
  return (
    <div role="alert" className={styles.problem}>
      <p className={styles.problemTitle}>{words[`camera.${problem}`]}</p>
      <p>{words[`help.${problem}`]}</p>
      {problem !== 'unsupported' && (
        <Button small onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}
