import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../../../frame/kit/buttons/button'
import { useWords } from '../../../frame/words/words'
import styles from './video-notice.module.css'
import type { VideoPlayerViewModel } from './video-player.part.view-model'
import { videoNoticeWords } from './video-notice.words'

interface VideoNoticeProps {
  readonly viewModel: VideoPlayerViewModel
  readonly messageAct: ReactNode
}

/** Explains, in place of the video, why nothing plays and what to do. */
export const VideoNotice = observer(function VideoNotice({ viewModel, messageAct }: VideoNoticeProps) {
  const words = useWords(videoNoticeWords)
  const { phase, live, membersOnly, fault } = viewModel.playback.state
  if (phase === 'restricted' && membersOnly) {
    return (
      <Notice
        title={words.membersTitle}
        act={
          <Button kind="primary" small onClick={viewModel.logIn}>
            {words.logIn}
          </Button>
        }
      />
    )
  }
  if (phase === 'restricted') return <Notice title={words.restrictedTitle} text={words.restrictedText} />
  if (phase === 'failed' && fault === 'unsupported')
    return <Notice urgent title={words.unsupportedTitle} text={words.unsupportedText} />
  if (phase === 'failed') {
    const [title, text] =
      fault === 'network'
        ? [words.offlineTitle, words.offlineText]
        : fault === 'missing'
          ? [words.missingTitle, words.missingText]
          : [words.failedTitle, words.failedText]
    return (
      <Notice
        urgent
        title={title}
        text={text}
        act={
          <Button kind="primary" small onClick={viewModel.playback.retry}>
            {words.retry}
          </Button>
        }
      />
    )
  }
  if (phase === 'coming') return <Notice title={words.comingTitle} act={messageAct} />
  return phase === 'ended' && live ? <Notice title={words.overTitle} text={words.overText} act={messageAct} /> : null
})

interface NoticeProps {
  readonly title: string
  readonly text?: string
  readonly act?: ReactNode
  readonly urgent?: boolean
}

function Notice({ title, text, act, urgent = false }: NoticeProps) {
  return (
    <div className={styles.notice} role={urgent ? 'alert' : 'status'}>
      <p className={styles.title}>{title}</p>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {act}
    </div>
  )
}
